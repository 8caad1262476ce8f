import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect } from "node:http2";
import { setTimeout as delay } from "node:timers/promises";
import type { BenchServer } from "./bench-servers.ts";
import { Failure } from "./failure.ts";

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 2_000;
const WORKLOAD_LIMIT_MS = 180_000;
const KEPT_OUTPUT = 2_000;
/** A GetDocumentRequest for `projects/p/databases/d/documents/c/a`. */
const NAME = Buffer.from("projects/p/databases/d/documents/c/a");
const REQUEST = Buffer.concat([Buffer.from([0, 0, 0, 0, NAME.length + 2, 0x0a, NAME.length]), NAME]);

/** A measured emulator that runs. */
export interface RunningServer {
  readonly address: string;
  /** From starting the process to the end of its first gRPC answer. */
  readonly startMs: number;
  residentMiB(): Promise<number>;
  /** Processor time used so far. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts an emulator and waits for its first answer. */
export async function startServer(
  server: Extract<BenchServer, { readonly program: string }>,
  port: number,
): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn(server.program, server.args(port), { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  const errors = tail(child);
  const address = `127.0.0.1:${port}`;
  while (!(await answers(address))) {
    if (child.exitCode !== null || performance.now() - started > START_LIMIT_MS) {
      child.kill("SIGKILL");
      throw new Failure(`${server.name} did not start: ${errors()}`);
    }
    await delay(2);
  }
  return {
    address,
    startMs: performance.now() - started,
    residentMiB: () => residentMiB(child.pid),
    cpuSeconds: () => cpuSeconds(child.pid),
    async stop() {
      // In order, so that what a program keeps for its next start is kept.
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Runs one of tests/bench's workloads in a process of its own. @throws Failure with the workload's last words */
export async function runWorkload(
  script: string,
  name: string,
  { address }: RunningServer,
): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, [script, name], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: address, METADATA_SERVER_DETECTION: "none" },
  });
  const errors = tail(child);
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), WORKLOAD_LIMIT_MS);
  await once(child, "close");
  clearTimeout(timer);
  if (child.exitCode !== 0) {
    throw new Failure(
      child.signalCode === null ? errors() : `not done within ${WORKLOAD_LIMIT_MS / 1_000} s`,
    );
  }
  const measures: unknown = JSON.parse(output);
  return new Map(
    Object.entries(measures ?? {}).map(([measure, value]): [string, number] => [measure, Number(value)]),
  );
}

/** Keeps the first error a program prints. */
function tail(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    text = (text + chunk).slice(0, KEPT_OUTPUT);
  });
  return () => text.match(/^.*Error:.*$/m)?.[0].trim() ?? text.trim().split("\n")[0] ?? "no message";
}

/** Whether a gRPC call is answered, whatever the answer. Raw HTTP/2: loading a client would take as long as a start. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const session = connect(`http://${address}`);
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

async function residentMiB(pid: number | undefined): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(status.match(/VmRSS:\s+(\d+) kB/)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** From Linux's process table, which counts hundredths of seconds; NaN elsewhere. */
async function cpuSeconds(pid: number | undefined): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    const [user, system] = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 13);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.NaN;
  }
}
