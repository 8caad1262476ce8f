import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { Failure } from "../../scripts/internal/failure.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { median } from "../shared/statistics.ts";

const RUNS = 9;
const BUNDLE = fromRoot("functions/lib/index.js");

/** Medians over starts of the functions' bundle in a fresh process, in milliseconds. */
export interface FunctionsStart {
  /** From starting the process until its first byte reaches Firestore. */
  readonly firstByte: number;
  /** From starting the process until it has answered a call. */
  readonly answer: number;
  /** Processor time until then. */
  readonly processor: number;
  readonly bundleBytes: number;
  readonly runs: number;
}

/** Starts the deployed bundle several times, each time for one call that reads Firestore. */
export async function measureFunctionsStart(
  env: Readonly<Record<string, string>>,
  firestorePort: number,
): Promise<FunctionsStart> {
  const proxy = await startProxy(firestorePort);
  const runs: { readonly firstByte: number; readonly answer: number; readonly processor: number }[] = [];
  // The first run fills the system's file cache and is not counted.
  for (let run = 0; run <= RUNS; run += 1) {
    const first = proxy.firstByte();
    const started = performance.now();
    const child = spawn(process.execPath, [fromRoot("bench/api/programs/start.mjs"), BUNDLE], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${proxy.port}` },
    });
    const answered = once(child.stdout, "data").then(() => performance.now());
    const closed = once(child, "close").then(() => {
      if (child.exitCode !== 0) throw new Failure("The functions' bundle did not answer.");
    });
    const [firstByte, answer, output] = await Promise.all([
      Promise.race([first, closed.then(() => Number.NaN)]),
      Promise.race([answered, closed.then(() => Number.NaN)]),
      text(child.stdout),
      closed,
    ]);
    if (run > 0) {
      runs.push({ firstByte: firstByte - started, answer: answer - started, processor: Number(output) });
    }
  }
  proxy.close();
  return {
    firstByte: median(runs.map(({ firstByte }) => firstByte)),
    answer: median(runs.map(({ answer }) => answer)),
    processor: median(runs.map(({ processor }) => processor)),
    bundleBytes: (await stat(BUNDLE)).size,
    runs: RUNS,
  };
}

/** A proxy to a local port that reports when the first byte of the next connection passes. */
async function startProxy(target: number) {
  let onFirstByte: (time: number) => void = () => {};
  const server = createServer((client) => {
    const upstream = connect(target, "127.0.0.1");
    client.once("data", () => onFirstByte(performance.now()));
    client.pipe(upstream).pipe(client);
    // Either side may close the connection.
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : Number.NaN,
    firstByte: () =>
      new Promise<number>((resolve) => {
        onFirstByte = resolve;
      }),
    close: () => server.close(),
  };
}
