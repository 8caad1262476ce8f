import { cpus } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { type RunningServer, runWorkload, startServer } from "./bench-process.ts";
import { type BenchServer, benchServers, installPeers } from "./bench-servers.ts";
import { Failure } from "./failure.ts";
import { fromRoot } from "./paths.ts";
import { requireFreePorts } from "./ports.ts";

const PORT = 8199;
const STARTS = 7;
const RUNS = 3;
/** Time for a start's garbage to be collected, or not, before memory is read. */
const IDLE_MS = 1_000;

interface Row {
  readonly measure: string;
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /** The workload it comes from. */
  readonly workload: string;
}

/** Workloads that share one server come after one another; the others get a fresh one. */
const SESSIONS: readonly (readonly string[])[] = [
  ["write", "read", "query"],
  ["writeListened"],
  ["fanOut"],
  ["contend"],
];

const ROWS: readonly Row[] = [
  row("start", "startMs", "start to first gRPC answer", "ms", 0),
  row("start", "idleMiB", "resident memory, idle", "MiB", 0),
  row("write", "loadedMiB", "resident memory, 100,000 documents", "MiB", 0),
  row("write", "seconds", "100,000 documents in batches of 500", "s", 2),
  row("write", "writesPerSecond", "… documents written", "/s", 0),
  row("write", "cpuSeconds", "… the server's processor time", "s", 2),
  row("write", "batchFirstQuarterMs", "… a batch, first quarter", "ms", 1),
  row("write", "batchLastQuarterMs", "… a batch, last quarter", "ms", 1),
  row("write", "updatesPerSecondAt1000", "single updates with 1,000 documents", "/s", 0),
  row("write", "updatesPerSecondAt100000", "single updates with 100,000 documents", "/s", 0),
  row("writeListened", "seconds", "100,000 documents, one listener to all", "s", 2),
  row("writeListened", "heardSeconds", "… until the listener has them", "s", 2),
  row("writeListened", "cpuSeconds", "… the server's processor time", "s", 2),
  row("writeListened", "updatesPerSecondAt1000", "… single updates with 1,000 documents", "/s", 0),
  row("writeListened", "updatesPerSecondAt100000", "… single updates with 100,000 documents", "/s", 0),
  row("read", "readsPerSecond", "point reads, 50 at a time", "/s", 0),
  row("query", "firstQueryMs", "first query: 20 ordered of 100 of 100,000", "ms", 1),
  row("query", "queryMs", "… the next ones", "ms", 1),
  row("fanOut", "fanOutMs", "one write to the last of 1,000 listeners", "ms", 0),
  row("contend", "transactionsSeconds", "200 contended increments by 20 clients", "s", 2),
  row("contend", "incrementsKept", "… increments kept", "", 0),
  row("contend", "transactionsRefused", "… transactions that gave up", "", 0),
];

/** The medians of each measure, or why a workload could not be done. */
interface Results {
  readonly name: string;
  readonly medians: ReadonlyMap<string, number>;
  readonly failures: ReadonlyMap<string, string>;
}

/**
 * Measures our Firestore and whatever others there are side by side, and prints a Markdown table. `--peers` installs
 * those that come from npm before, `--only=<name>` measures one alone.
 */
export async function benchFirestore(args: readonly string[]): Promise<void> {
  if (args.includes("--peers")) {
    await installPeers();
  }
  await requireFreePorts({ bench: PORT });
  const results: Results[] = [];
  const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  for (const server of await benchServers()) {
    if (only === undefined || only === server.name) {
      results.push(await measure(server));
    }
  }
  printTable(results);
}

async function measure(server: BenchServer): Promise<Results> {
  const values = new Map<string, number[]>();
  const failures = new Map<string, string>();
  const note: Note = (workload, measures) => {
    for (const [name, value] of measures) {
      const key = `${workload}.${name}`;
      values.set(key, [...(values.get(key) ?? []), value]);
    }
  };
  if ("absent" in server) {
    for (const { workload } of ROWS) {
      failures.set(workload, server.absent);
    }
    return { name: server.name, medians: new Map(), failures };
  }
  for (let run = 0; run < STARTS; run += 1) {
    const running = await startServer(server, PORT);
    await delay(IDLE_MS);
    note("start", [
      ["startMs", running.startMs],
      ["idleMiB", await running.residentMiB()],
    ]);
    await running.stop();
  }
  for (let run = 0; run < RUNS; run += 1) {
    for (const session of SESSIONS) {
      await runSession(server, session, note, failures);
    }
  }
  const medians = new Map([...values].map(([key, list]): [string, number] => [key, median(list)]));
  return { name: server.name, medians, failures };
}

async function runSession(
  server: Extract<BenchServer, { readonly program: string }>,
  session: readonly string[],
  note: Note,
  failures: Map<string, string>,
): Promise<void> {
  // What failed once is not waited for again.
  const todo = session.filter((workload) => !failures.has(workload));
  if (todo.length === 0) {
    return;
  }
  const running = await startServer(server, PORT);
  let stopped: string | undefined;
  for (const workload of todo) {
    console.error(`${server.name}: ${workload}`);
    // Workloads build on what those before them wrote.
    stopped ??= await tryWorkload(workload, running, note);
    if (stopped !== undefined) {
      failures.set(workload, stopped);
    }
  }
  await running.stop();
}

type Note = (workload: string, measures: Iterable<readonly [string, number]>) => void;

/** Resolves to why the workload failed, if it did. */
async function tryWorkload(
  workload: string,
  running: RunningServer,
  note: Note,
): Promise<string | undefined> {
  try {
    const before = await running.cpuSeconds();
    note(workload, await runWorkload(fromRoot("tests/bench/run-workload.ts"), workload, running));
    note(workload, [["cpuSeconds", (await running.cpuSeconds()) - before]]);
    if (workload === "write") {
      note(workload, [["loadedMiB", await running.residentMiB()]]);
    }
    return undefined;
  } catch (error) {
    if (error instanceof Failure) {
      return error.message;
    }
    throw error;
  }
}

function printTable(results: readonly Results[]): void {
  const [ours, ...others] = results;
  if (ours === undefined) {
    return;
  }
  const header = ["", ours.name, ...others.flatMap(({ name }) => [name, "ours is"])];
  console.log(
    `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), medians of ${RUNS}`,
  );
  console.log(`(starts: of ${STARTS})\n`);
  console.log(`| ${header.join(" | ")} |`);
  console.log(`|${header.map((_, column) => (column === 0 ? " --- " : " ---: ")).join("|")}|`);
  for (const each of ROWS) {
    const cells = [each.title, cell(each, ours)];
    for (const other of others) {
      cells.push(cell(each, other), ratio(each, ours, other));
    }
    console.log(`| ${cells.join(" | ")} |`);
  }
  for (const { name, failures } of results) {
    const reasons = new Map<string, string[]>();
    for (const [workload, reason] of failures) {
      reasons.set(reason, [...(reasons.get(reason) ?? []), workload]);
    }
    for (const [reason, workloads] of reasons) {
      console.log(`\n${name} cannot ${workloads.join(", ")}: ${reason}`);
    }
  }
}

function cell({ workload, measure: name, unit, digits }: Row, { medians, failures }: Results): string {
  const value = medians.get(`${workload}.${name}`);
  if (value === undefined || failures.has(workload)) {
    return "cannot";
  }
  return `${value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trim();
}

function ratio({ workload, measure: name }: Row, ours: Results, other: Results): string {
  const own = ours.medians.get(`${workload}.${name}`);
  const theirs = other.medians.get(`${workload}.${name}`);
  return own === undefined || theirs === undefined || theirs === 0 || other.failures.has(workload)
    ? "–"
    : `${(own / theirs).toFixed(2)}×`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function row(workload: string, measureName: string, title: string, unit: string, digits: number): Row {
  return { workload, measure: measureName, title, unit, digits };
}
