import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "../../scripts/internal/failure.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { requireFreePorts } from "../../scripts/internal/stack/ports.ts";
import { median } from "../shared/statistics.ts";
import { type RunningServer, runWorkload, startServer } from "./measured-server.ts";
import { printTable, type Results } from "./results-table.ts";
import { type BenchServer, benchServers, installPeers } from "./servers.ts";

const PORT = 8199;
const STARTS = 7;
const RUNS = 3;
/** Wait before memory is read, so that garbage of the start can be collected. */
const IDLE_MS = 1_000;

type PresentServer = Extract<BenchServer, { readonly program: string }>;

/** Each list of workloads runs in order on one fresh server. */
const SESSIONS: readonly (readonly string[])[] = [
  ["write", "read", "query"],
  ["writeListened"],
  ["fanOut"],
  ["contend"],
];

/**
 * Measures our Firestore emulator and the other ones on this machine, and prints the Markdown table of the emulator's
 * README. `--peers` first installs those from npm, `--only=<name>` measures only one.
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
  // A workload that failed once is not repeated.
  const todo = session.filter((workload) => !failures.has(workload));
  if (todo.length === 0) {
    return;
  }
  const running = await startServer(server, PORT);
  let stopped: string | undefined;
  for (const workload of todo) {
    console.error(`${server.name}: ${workload}`);
    // A workload needs the data of the earlier ones.
    stopped ??= await tryWorkload(workload, running, note);
    if (stopped !== undefined) {
      failures.set(workload, stopped);
    }
  }
  await running.stop();
}

type Note = (workload: string, measures: Iterable<readonly [string, number]>) => void;

/** Resolves to the error message of a failed workload. */
async function tryWorkload(
  workload: string,
  running: RunningServer,
  note: Note,
): Promise<string | undefined> {
  try {
    const before = await running.cpuSeconds();
    note(workload, await runWorkload(fromRoot("bench/firestore/workloads/workloads.ts"), workload, running));
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
