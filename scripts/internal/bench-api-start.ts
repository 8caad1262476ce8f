import { spawn } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { Failure } from "./failure.ts";
import { fromRoot } from "./paths.ts";

const RUNS = 9;
const BUNDLE = fromRoot("functions/lib/index.js");

/** Medians of starting the functions' bundle in a fresh process; milliseconds. */
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

/** Starts the bundle that is deployed several times, each time for one call that reads Firestore. */
export async function measureFunctionsStart(
  env: Readonly<Record<string, string>>,
  firestorePort: number,
): Promise<FunctionsStart> {
  const door = await openDoor(firestorePort);
  const runs: { readonly firstByte: number; readonly answer: number; readonly processor: number }[] = [];
  // The first run warms the system's file cache and does not count.
  for (let run = 0; run <= RUNS; run += 1) {
    const first = door.firstByte();
    const started = performance.now();
    const child = spawn(process.execPath, [fromRoot("tests/bench/api-start.mjs"), BUNDLE], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...env, FIRESTORE_EMULATOR_HOST: `127.0.0.1:${door.port}` },
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
  door.close();
  return {
    firstByte: median(runs.map(({ firstByte }) => firstByte)),
    answer: median(runs.map(({ answer }) => answer)),
    processor: median(runs.map(({ processor }) => processor)),
    bundleBytes: (await stat(BUNDLE)).size,
    runs: RUNS,
  };
}

/** A port that passes everything on, and tells when the next first byte comes by. */
async function openDoor(target: number) {
  let seen: (time: number) => void = () => {};
  const server = createServer((client) => {
    const onward = connect(target, "127.0.0.1");
    client.once("data", () => seen(performance.now()));
    client.pipe(onward).pipe(client);
    // Either end leaves when it likes.
    client.on("error", () => onward.destroy());
    onward.on("error", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : Number.NaN,
    firstByte: () =>
      new Promise<number>((resolve) => {
        seen = resolve;
      }),
    close: () => server.close(),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
