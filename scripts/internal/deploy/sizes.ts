import { overBudget } from "../../../bench/web/page-budgets.ts";
import { weighPages } from "../../../bench/web/page-weights.ts";
import { readPrerenderedPaths } from "../build/prerendered-paths.ts";
import { Failure } from "../failure.ts";
import { kilobytes } from "./deploy-report.ts";

/** Bytes of the functions' archive: it is loaded at each start of an instance. */
const FUNCTIONS_LIMIT = 1_000_000;

/** Fails where the functions or a page of the web build below `directory` have become too large. */
export async function checkSizes(archiveBytes: number, directory: string): Promise<void> {
  const weights = await weighPages(directory, await readPrerenderedPaths(directory));
  const problems = weights.flatMap((weight) => overBudget(weight).map((what) => `${weight.path}: ${what}`));
  if (archiveBytes > FUNCTIONS_LIMIT) {
    problems.push(`the functions: ${kilobytes(archiveBytes)} of ${kilobytes(FUNCTIONS_LIMIT)}, packed`);
  }
  if (problems.length > 0) throw new Failure(`Too large:\n${problems.join("\n")}`);
}
