import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:http2";
import { setTimeout as delay } from "node:timers/promises";
import { execa } from "execa";
import { Failure } from "../../scripts/internal/failure.ts";
import { cpuSeconds, residentMiB } from "../shared/process-usage.ts";
import type { BenchServer } from "./servers.ts";

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 2_000;
const WORKLOAD_LIMIT_MS = 180_000;
const KEPT_OUTPUT = 2_000;
/** A GetDocumentRequest for `projects/p/databases/d/documents/c/a`. */
const NAME = Buffer.from("projects/p/databases/d/documents/c/a");
const REQUEST = Buffer.concat([Buffer.from([0, 0, 0, 0, NAME.length + 2, 0x0a, NAME.length]), NAME]);

/** A running emulator that is measured. */
export interface RunningServer {
  readonly address: string;
  /** From starting the process to the end of its first gRPC response. */
  readonly startMs: number;
  residentMiB(): Promise<number>;
  /** Processor time used so far. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts an emulator and waits for its first response. */
export async function startServer(
  server: Extract<BenchServer, { readonly program: string }>,
  port: number,
): Promise<RunningServer> {
  const started = performance.now();
  // Not with execa, whose own work would be part of the measured time.
  const child = spawn(server.program, server.args(port), { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    errors = (errors + chunk).slice(0, KEPT_OUTPUT);
  });
  const address = `127.0.0.1:${port}`;
  while (!(await answers(address))) {
    if (child.exitCode !== null || performance.now() - started > START_LIMIT_MS) {
      child.kill("SIGKILL");
      throw new Failure(`${server.name} did not start: ${firstError(errors)}`);
    }
    await delay(2);
  }
  return {
    address,
    startMs: performance.now() - started,
    residentMiB: () => residentMiB(child.pid),
    cpuSeconds: () => cpuSeconds(child.pid),
    async stop() {
      // SIGTERM first, so that a program can save what it keeps for its next start.
      child.kill("SIGTERM");
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Runs a workload in a process of its own. @throws Failure with the workload's error */
export async function runWorkload(
  script: string,
  name: string,
  { address }: RunningServer,
): Promise<ReadonlyMap<string, number>> {
  const { failed, timedOut, stdout, stderr } = await execa(process.execPath, [script, name], {
    stdin: "ignore",
    env: { FIRESTORE_EMULATOR_HOST: address, METADATA_SERVER_DETECTION: "none" },
    timeout: WORKLOAD_LIMIT_MS,
    killSignal: "SIGKILL",
    reject: false,
  });
  if (timedOut) throw new Failure(`not done within ${WORKLOAD_LIMIT_MS / 1_000} s`);
  if (failed) throw new Failure(firstError(stderr));
  const measures: unknown = JSON.parse(stdout);
  return new Map(
    Object.entries(measures ?? {}).map(([measure, value]): [string, number] => [measure, Number(value)]),
  );
}

function firstError(output: string): string {
  return output.match(/^.*Error:.*$/m)?.[0].trim() ?? output.trim().split("\n")[0] ?? "no message";
}

/** Whether a gRPC call is answered, with any status. Raw HTTP/2: loading a client takes as long as a start. */
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
