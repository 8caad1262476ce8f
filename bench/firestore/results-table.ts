import { machine, markdownTable, ratio } from "../shared/markdown.ts";

/** The figures of one server. */
export interface Results {
  readonly name: string;
  /** By `<workload>.<measure>`. */
  readonly medians: ReadonlyMap<string, number>;
  /** By workload: why it failed. */
  readonly failures: ReadonlyMap<string, string>;
}

interface Row {
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /** `<workload>.<measure>`. */
  readonly measure: string;
  /** The measure to divide by. */
  readonly by?: string;
}

const ROWS: readonly Row[] = [
  row("start to first gRPC answer", "ms", 0, "start.startMs"),
  row("resident memory, idle, after that answer", "MiB", 0, "start.idleMiB"),
  row("resident memory, 100,000 documents", "MiB", 0, "write.loadedMiB"),
  row("100,000 documents in batches of 500", "s", 2, "write.seconds"),
  row("… documents written", "/s", 0, "write.writesPerSecond"),
  row("… a batch, first quarter", "ms", 1, "write.batchFirstQuarterMs"),
  row("… a batch, last quarter", "ms", 1, "write.batchLastQuarterMs"),
  row("… the server's processor time", "s", 2, "write.cpuSeconds"),
  row("the same with one listener to all", "s", 2, "writeListened.seconds"),
  row("… until the listener has them", "s", 2, "writeListened.heardSeconds"),
  row("… the server's processor time", "s", 2, "writeListened.cpuSeconds"),
  row("… a listener makes it take, by the clock", "×", 2, "writeListened.seconds", "write.seconds"),
  row("… of the server's processor time", "×", 2, "writeListened.cpuSeconds", "write.cpuSeconds"),
  row("single updates among 1,000 documents", "/s", 0, "write.updatesPerSecondAt1000"),
  row("… among 100,000", "/s", 0, "write.updatesPerSecondAt100000"),
  row("… 100,000 to 1,000", "×", 2, "write.updatesPerSecondAt100000", "write.updatesPerSecondAt1000"),
  row(
    "… 100,000 to 1,000, one listener to all",
    "×",
    2,
    "writeListened.updatesPerSecondAt100000",
    "writeListened.updatesPerSecondAt1000",
  ),
  row("point reads, 50 at a time", "/s", 0, "read.readsPerSecond"),
  row("first query: 20 ordered of 100 of 100,000 (makes the index)", "ms", 1, "query.firstQueryMs"),
  row("… the next ones", "ms", 1, "query.queryMs"),
  row("one write to the last of 1,000 listeners", "ms", 0, "fanOut.fanOutMs"),
  row("200 contended increments by 20 clients", "s", 2, "contend.transactionsSeconds"),
  row("… increments kept", "", 0, "contend.incrementsKept"),
  row("… transactions that gave up", "", 0, "contend.transactionsRefused"),
];

/** Prints a Markdown table, ours first, then each of the others with our ratio to it, and notes on what is missing. */
export function printTable(
  results: readonly Results[],
  absent: readonly string[],
  { starts, runs }: { readonly starts: number; readonly runs: number },
): void {
  const [ours, ...others] = results;
  if (ours === undefined) return;
  console.log(`${machine()}; medians of ${runs} runs (starts: of ${starts}).\n`);
  const header = ["", ours.name, ...others.flatMap(({ name }) => [name, "ours is"])];
  const rows = ROWS.map((each) => [
    each.title,
    cell(each, ours),
    ...others.flatMap((other) => [cell(each, other), ratio(figureOf(each, ours), figureOf(each, other))]),
  ]);
  console.log(markdownTable(header, rows));
  const notes = [...absent, ...results.flatMap(failureNotes)];
  if (notes.length > 0) {
    console.log(`\n${notes.map((note) => `- ${note}`).join("\n")}`);
  }
}

/** Workloads that failed for one reason share a note. */
function failureNotes({ name, failures }: Results): string[] {
  const reasons = new Map<string, string[]>();
  for (const [workload, reason] of failures) {
    reasons.set(reason, [...(reasons.get(reason) ?? []), workload]);
  }
  return [...reasons].map(([reason, workloads]) => `${name} cannot ${workloads.join(", ")}: ${reason}`);
}

function cell(each: Row, results: Results): string {
  const value = figureOf(each, results);
  if (value === undefined) {
    return "cannot";
  }
  const { unit, digits } = each;
  const text = value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === "×" ? `${text}×` : `${text} ${unit}`.trim();
}

function figureOf({ measure, by }: Row, results: Results): number | undefined {
  const value = medianOf(measure, results);
  if (value === undefined || by === undefined) {
    return value;
  }
  const divisor = medianOf(by, results);
  return divisor === undefined ? undefined : value / divisor;
}

function medianOf(measure: string, { medians, failures }: Results): number | undefined {
  return failures.has(measure.slice(0, measure.indexOf("."))) ? undefined : medians.get(measure);
}

function row(title: string, unit: string, digits: number, measure: string, by?: string): Row {
  return { title, unit, digits, measure, ...(by !== undefined && { by }) };
}
