import { overBudget } from "../../../bench/web/page-budgets.ts";
import { weighPages } from "../../../bench/web/page-weights.ts";
import { readPrerenderedPaths } from "../build/prerendered-paths.ts";
import { Failure } from "../failure.ts";
import { kilobytes } from "./deploy-report.ts";

/** Bytes of the functions' files, gzip. */
const FUNCTIONS_LIMIT = 1_000_000;

/** Fails where the functions or a page of the web build below `directory` have become too large. */
export async function checkSizes(gzipBytes: number, directory: string): Promise<void> {
  const weights = await weighPages(directory, await readPrerenderedPaths(directory));
  const problems = weights.flatMap((weight) => overBudget(weight).map((what) => `${weight.path}: ${what}`));
  if (gzipBytes > FUNCTIONS_LIMIT) {
    problems.push(`the functions: ${kilobytes(gzipBytes)} of ${kilobytes(FUNCTIONS_LIMIT)}, gzip`);
  }
  if (problems.length > 0) throw new Failure(`Too large:\n${problems.join("\n")}`);
}
