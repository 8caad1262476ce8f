import { writeFile } from "node:fs/promises";
import { METRICS } from "../bench/scorecard/metrics.ts";
import { scorecardTable, summaryOf } from "../bench/scorecard/scorecard.ts";
import { SCORECARD_FILE, scorecardPage } from "../bench/scorecard/scorecard-page.ts";
import { readArguments } from "./internal/arguments.ts";
import { runMain } from "./internal/failure.ts";

// Prints goals and measured values as a table: `npm run scorecard`. With `--write` it also writes the page in docs/figures.
await runMain(async () => {
  const { values } = readArguments({ args: process.argv.slice(2), options: { write: { type: "boolean" } } });
  if (values.write === true) await writeFile(SCORECARD_FILE, scorecardPage(METRICS));
  console.log(`${scorecardTable(METRICS)}\n\n${summaryOf(METRICS)}.`);
  return 0;
});
