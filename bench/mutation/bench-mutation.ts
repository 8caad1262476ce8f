import { mkdir, readFile, writeFile } from "node:fs/promises";
import * as z from "zod/mini";
import { Failure } from "../../scripts/internal/failure.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { mustRun } from "../../scripts/internal/process/run-command.ts";
import { type BenchTool, benchToolFile, installBenchTools } from "../shared/bench-tools.ts";
import { markdownTable } from "../shared/markdown.ts";

const STRYKER: BenchTool = { name: "@stryker-mutator/core", version: "10.1.1" };
const RUNNER: BenchTool = { name: "@stryker-mutator/vitest-runner", version: "10.1.1" };

/** Mutants that tests must notice, in percent. */
const GOAL = 90;

/** The files to mutate, by the name of their row in the table. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    "scoring",
    [
      "domain/src/assessment/{scoring,bands,care-level,character-scores,found-child}.ts",
      "domain/src/content/measures.ts",
      "domain/src/programme/change.ts",
    ],
  ],
  [
    "locks",
    [
      "domain/src/programme/{lock,progress,schedule,gap}.ts",
      "functions/src/policies/{content-access,open-programmes}.ts",
    ],
  ],
  ["entitlement", ["domain/src/purchase/{grant,receipt-status}.ts", "functions/src/policies/payment.ts"]],
  ["coupons", ["domain/src/purchase/coupon.ts"]],
  [
    "time",
    [
      "domain/src/time-zone.ts",
      "domain/src/notification/{dated,due,pause,time,time-of-day}.ts",
      "domain/src/purchase/bill-date.ts",
    ],
  ],
]);

const mutantReport = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.optional(z.string()),
          location: z.object({ start: z.object({ line: z.number() }) }),
        }),
      ),
    }),
  ),
});
type MutantReport = z.output<typeof mutantReport>;

/** Changes the code in small ways, one by one, and counts the changes that the unit tests notice; a Failure below the goal. */
export async function benchMutation(): Promise<void> {
  await installBenchTools([STRYKER, RUNNER]);
  const rows: string[][] = [];
  const unnoticed: string[] = [];
  let isGoalReached = true;
  for (const [part, files] of PARTS) {
    const { noticed, all, survivors } = count(await mutate(part, files));
    const score = (100 * noticed) / all;
    isGoalReached &&= score >= GOAL;
    rows.push([part, String(all), String(noticed), `${score.toFixed(1)} %`, `≥ ${GOAL} %`]);
    unnoticed.push(...survivors);
  }
  console.log(markdownTable(["part", "mutants", "noticed", "score", "goal"], rows));
  console.log(`\nNot noticed:\n${unnoticed.map((line) => `  ${line}`).join("\n")}`);
  if (!isGoalReached) throw new Failure(`Fewer than ${GOAL} % were noticed.`);
}

async function mutate(part: string, files: readonly string[]): Promise<MutantReport> {
  const directory = fromRoot(".cache/mutation");
  const report = `${directory}/${part}.json`;
  const config = `${directory}/${part}.config.json`;
  await mkdir(directory, { recursive: true });
  await writeFile(
    config,
    JSON.stringify({
      mutate: files,
      testRunner: "vitest",
      plugins: [benchToolFile(RUNNER, "dist/src/index.js")],
      vitest: { configFile: "bench/mutation/vitest.config.ts" },
      // It would be rewritten with an older compiler's API.
      tsconfigFile: "none",
      // The copy that is changed holds what these tests read, and no more.
      ignorePatterns: [
        ".cache",
        "content",
        "docs",
        "emulator-data",
        "firestore-emulator",
        "functions/lib",
        "scripts",
        "tests/e2e",
        "web",
      ].map((path) => `/${path}`),
      coverageAnalysis: "perTest",
      reporters: ["json"],
      jsonReporter: { fileName: report },
      tempDirName: `${directory}/tree`,
      allowConsoleColors: false,
      logLevel: "warn",
    }),
  );
  await mustRun(process.execPath, [benchToolFile(STRYKER, "bin/stryker.js"), "run", config]);
  return z.parse(mutantReport, JSON.parse(await readFile(report, "utf8")));
}

function count({ files }: MutantReport) {
  const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ file, ...mutant })),
  );
  const isNoticed = ({ status }: { readonly status: string }) => status === "Killed" || status === "Timeout";
  const survivors = mutants.filter((mutant) => !isNoticed(mutant) && mutant.status !== "Ignored");
  return {
    all: mutants.filter(({ status }) => status !== "Ignored").length,
    noticed: mutants.filter(isNoticed).length,
    survivors: survivors.map(
      ({ file, location, mutatorName, replacement = "" }) =>
        `${file}:${location.start.line} ${mutatorName}: ${replacement}`,
    ),
  };
}
