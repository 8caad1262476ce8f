import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:http2";
import { setTimeout as delay } from "node:timers/promises";
import { execa } from "execa";
import { Failure, markdownTable } from "../../scripts/internal/command.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { requireFreePorts } from "../../scripts/internal/stack/ports.ts";
import { machine, median } from "../shared/figures.ts";

const PORT = 8199;
const ADDRESS = `127.0.0.1:${PORT}`;
const STARTS = 7;
const RUNS = 3;
const START_LIMIT_MS = 30_000;
const WORKLOAD_LIMIT_MS = 180_000;
/** Wait before memory is read, so that garbage of the start can be collected. */
const IDLE_MS = 1_000;

/** Workloads, each on a server of its own, and the rows of the table: the figures that they print. */
const WORKLOADS = {
  write: [
    ["100,000 documents in batches of 500, s", "seconds"],
    ["… a batch, first quarter, ms", "firstQuarterMs"],
    ["… a batch, last quarter, ms", "lastQuarterMs"],
  ],
  "write-listened": [
    ["the same with one listener to all, s", "seconds"],
    ["… until the listener has them, s", "heardSeconds"],
  ],
  contend: [
    ["200 contended increments by 20 clients, s", "seconds"],
    ["… increments kept", "kept"],
  ],
} as const;

type Command = readonly [program: string, ...args: string[]];

/**
 * Measures the built local Firestore and prints a Markdown table; `FIRESTORE_EMULATOR_JAR=<file>` measures the official one
 * beside it, which needs Java.
 */
export async function benchFirestore(): Promise<void> {
  await requireFreePorts({ bench: PORT });
  const jar = process.env["FIRESTORE_EMULATOR_JAR"];
  const servers: readonly (readonly [string, Command])[] = [
    ["ours", [process.execPath, fromRoot("firestore-emulator/lib/cli.js"), "--port", String(PORT)]],
    ...(jar === undefined ? [] : [["official", ["java", "-jar", jar, "--port", String(PORT)]] as const]),
  ];
  const columns: string[][] = [];
  for (const [name, command] of servers) columns.push(await measure(name, command));
  const titles = [
    "start to first gRPC answer, ms",
    "resident memory, idle, MiB",
    ...Object.values(WORKLOADS).flatMap((rows) => rows.map(([title]) => title)),
  ];
  console.log(`${machine()}; medians of ${RUNS} runs, ${STARTS} starts\n`);
  console.log(
    markdownTable(
      ["", ...servers.map(([name]) => name)],
      titles.map((title, row) => [title, ...columns.map((column) => column[row])]),
    ),
  );
}

/** The figures of a server, in the order of the rows. */
async function measure(name: string, command: Command): Promise<string[]> {
  const starts: { readonly ms: number; readonly mebibytes: number }[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    const server = await startServer(command);
    await delay(IDLE_MS);
    starts.push({ ms: server.startMs, mebibytes: await residentMiB(server.pid) });
    await server.stop();
  }
  const figures = [
    median(starts.map(({ ms }) => ms)).toFixed(0),
    median(starts.map(({ mebibytes }) => mebibytes)).toFixed(1),
  ];
  for (const [workload, rows] of Object.entries(WORKLOADS)) {
    console.error(`${name}: ${workload}`);
    const runs: Readonly<Record<string, number>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await runWorkload(workload, command));
    figures.push(
      ...rows.map(([, key]) => median(runs.map((found) => found[key] ?? Number.NaN)).toLocaleString("en")),
    );
  }
  return figures;
}

async function runWorkload(workload: string, command: Command): Promise<Readonly<Record<string, number>>> {
  const server = await startServer(command);
  try {
    const { stdout } = await execa(process.execPath, [fromRoot("bench/firestore/workload.ts"), workload], {
      stdin: "ignore",
      stderr: "inherit",
      env: { FIRESTORE_EMULATOR_HOST: ADDRESS, METADATA_SERVER_DETECTION: "none" },
      timeout: WORKLOAD_LIMIT_MS,
    });
    return JSON.parse(stdout);
  } finally {
    await server.stop();
  }
}

async function startServer([program, ...args]: Command) {
  const started = performance.now();
  // Not with execa, whose own work would be part of the measured time.
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  const exited = once(child, "exit");
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() - started > START_LIMIT_MS) {
      child.kill("SIGKILL");
      throw new Failure(`${program} ${args.join(" ")} did not start.`);
    }
    await delay(2);
  }
  return {
    startMs: performance.now() - started,
    pid: child.pid,
    async stop() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** A GetDocumentRequest for `projects/p/databases/d/documents/c/a`. */
const NAME = Buffer.from("projects/p/databases/d/documents/c/a");
const REQUEST = Buffer.concat([Buffer.from([0, 0, 0, 0, NAME.length + 2, 0x0a, NAME.length]), NAME]);

/** Whether a gRPC call is answered, with any status. Raw HTTP/2: loading a client takes as long as a start. */
function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const session = connect(`http://${ADDRESS}`);
    const finish = (answered: boolean) => {
      session.destroy();
      resolve(answered);
    };
    session.on("error", () => finish(false));
    const call = session.request({
      ":method": "POST",
      ":path": "/google.firestore.v1.Firestore/GetDocument",
      "content-type": "application/grpc",
      te: "trailers",
    });
    call.on("error", () => finish(false));
    call.on("response", (headers) => headers["grpc-status"] !== undefined && finish(true));
    call.on("trailers", () => finish(true));
    call.resume();
    call.end(REQUEST);
  });
}

/** Resident memory of a process; NaN outside Linux. */
async function residentMiB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
