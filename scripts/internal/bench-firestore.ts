import { setTimeout as delay } from "node:timers/promises";
import { type RunningServer, runWorkload, startServer } from "./bench-process.ts";
import { type BenchServer, benchServers, installPeers } from "./bench-servers.ts";
import { printTable, type Results } from "./bench-table.ts";
import { Failure } from "./failure.ts";
import { fromRoot } from "./paths.ts";
import { requireFreePorts } from "./ports.ts";

const PORT = 8199;
const STARTS = 7;
const RUNS = 3;
/** Time for a start's garbage to be collected, or not, before memory is read. */
const IDLE_MS = 1_000;

type PresentServer = Extract<BenchServer, { readonly program: string }>;

/** Workloads that share one server come after one another; the others get a fresh one. */
const SESSIONS: readonly (readonly string[])[] = [
  ["write", "read", "query"],
  ["writeListened"],
  ["fanOut"],
  ["contend"],
];

/**
 * Measures our Firestore and whatever others there are side by side, and prints a Markdown table: what stands in the
 * emulator's README. `--peers` installs those that come from npm before, `--only=<name>` measures one alone.
 */
export async function benchFirestore(args: readonly string[]): Promise<void> {
  if (args.includes("--peers")) {
    await installPeers();
  }
  await requireFreePorts({ bench: PORT });
  const results: Results[] = [];
  const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  const absent: string[] = [];
  for (const server of await benchServers()) {
    if (only !== undefined && only !== server.name) {
      continue;
    }
    if ("absent" in server) {
      absent.push(`${server.name} was not measured: ${server.absent}.`);
    } else {
      results.push(await measure(server));
    }
  }
  printTable(results, absent, { starts: STARTS, runs: RUNS });
}

async function measure(server: PresentServer): Promise<Results> {
  const values = new Map<string, number[]>();
  const failures = new Map<string, string>();
  const note: Note = (workload, measures) => {
    for (const [name, value] of measures) {
      const key = `${workload}.${name}`;
      values.set(key, [...(values.get(key) ?? []), value]);
    }
  };
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
  server: PresentServer,
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
