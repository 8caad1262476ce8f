import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { execa } from "execa";
import { Failure, markdownTable } from "../../scripts/internal/command.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { requireFreePorts } from "../../scripts/internal/stack/ports.ts";
import { SEED_DIRECTORY } from "../../scripts/internal/stack/seed.ts";
import { kilobytes, machine, median, milliseconds } from "../shared/figures.ts";

const RUNS = 9;
const PORTS = { firestore: 5202, proxy: 5203 };
const BUNDLE = fromRoot("functions/lib/index.js");

const ENVIRONMENT = {
  GCLOUD_PROJECT: "demo-bench",
  FUNCTIONS_EMULATOR: "true",
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${PORTS.proxy}`,
  // Nothing asks Auth.
  FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9",
  METADATA_SERVER_DETECTION: "none",
};

/** Starts the functions' bundle in new processes, each for one call that reads the local Firestore, and prints the medians. */
export async function benchApi(): Promise<void> {
  await requireFreePorts(PORTS);
  const program = fromRoot("firestore-emulator/lib/cli.js");
  const args = [program, "--port", String(PORTS.firestore), "--import", fromRoot(SEED_DIRECTORY)];
  const firestore = execa(process.execPath, args, { stdin: "ignore", stdout: "ignore", reject: false });
  const proxy = await startProxy();
  try {
    await waitForFirestore();
    const starts: Start[] = [];
    for (let run = 0; run <= RUNS; run += 1) starts.push(await measureStart(proxy.firstByte()));
    // The first start fills the system's file cache.
    const medianOf = (key: keyof Start) => milliseconds(median(starts.slice(1).map((start) => start[key])));
    const bundle = await readFile(BUNDLE);
    const rows = [
      ["bundle", `${kilobytes(bundle.length)}, gzip ${kilobytes(gzipSync(bundle).length)}`],
      ["first byte to Firestore", medianOf("firstByte")],
      ["first call answered", medianOf("answer")],
      ["… processor time until then", medianOf("processor")],
    ];
    console.log(`${machine()}; medians of ${RUNS}\n\n${markdownTable(["a function's start", ""], rows)}`);
  } finally {
    proxy.close();
    firestore.kill("SIGKILL");
    await firestore;
  }
}

/** Milliseconds from the start of a process. */
interface Start {
  readonly firstByte: number;
  readonly answer: number;
  readonly processor: number;
}

async function measureStart(firstByte: Promise<number>): Promise<Start> {
  const started = performance.now();
  // Not with execa, whose own work would be part of the measured time.
  const child = spawn(process.execPath, [fromRoot("bench/api/answer-once.mjs"), BUNDLE], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...ENVIRONMENT },
  });
  const answered = once(child.stdout, "data").then(() => performance.now());
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (child.exitCode !== 0) throw new Failure("The functions' bundle did not answer.");
  return {
    firstByte: (await firstByte) - started,
    answer: (await answered) - started,
    processor: Number(output),
  };
}

/** A proxy to the local Firestore that says when the first byte of the next connection passes. */
async function startProxy() {
  let onFirstByte: (time: number) => void = () => {};
  const server = createServer((client) => {
    const upstream = connect(PORTS.firestore, "127.0.0.1");
    client.once("data", () => onFirstByte(performance.now()));
    client.pipe(upstream).pipe(client);
    // Either side may close the connection.
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
  });
  server.listen(PORTS.proxy, "127.0.0.1");
  await once(server, "listening");
  return {
    firstByte: () =>
      new Promise<number>((resolve) => {
        onFirstByte = resolve;
      }),
    close: () => server.close(),
  };
}

async function waitForFirestore(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${PORTS.firestore}/`);
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Failure("The local Firestore does not answer.");
}
