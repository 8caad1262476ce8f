import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.ts";
import { fromRoot } from "./paths.ts";
import { consecutivePorts, requireFreePorts, type StackPorts } from "./ports.ts";
import { type ProcessGroup, startProcessGroup } from "./process-group.ts";
import { SEED_DIRECTORY } from "./seed.ts";
import { portsFromEnvironment } from "./settings.ts";

const PORTS: StackPorts = consecutivePorts(5200);
const PROJECT = "demo-bench";
const START_LIMIT_MS = 180_000;

/** What the API works on while it is measured: the Auth emulator, and a local Firestore of its own process. */
export interface ApiStack {
  /** For programs that work on it. */
  readonly env: Readonly<Record<string, string>>;
  readonly firestorePort: number;
  stop(): Promise<void>;
}

/** Starts it with the seed. */
export async function startApiStack(): Promise<ApiStack> {
  const { auth, hub, logging, firestore } = portsFromEnvironment(PORTS);
  await requireFreePorts({ auth, hub, logging, firestore });
  const emulator = await startAuth({ auth, hub, logging });
  const database = spawn(
    process.execPath,
    [
      fromRoot("firestore-emulator/lib/cli.js"),
      "--port",
      String(firestore),
      "--import",
      fromRoot(SEED_DIRECTORY),
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const stop = async () => {
    await Promise.all([emulator.stop(5_000), end(database)]);
  };
  try {
    await Promise.all([answers(auth), answers(firestore)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    env: {
      GCLOUD_PROJECT: PROJECT,
      FUNCTIONS_EMULATOR: "true",
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
      // Tests' helpers want one; programs that serve the API themselves put theirs in its place.
      MINDLE_API_URL: "http://127.0.0.1/api",
      METADATA_SERVER_DETECTION: "none",
    },
    firestorePort: firestore,
    stop,
  };
}

/** A program that serves the API on a stack, at `url`. */
export async function startApi({ env }: ApiStack): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [fromRoot("tests/bench/api-server.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const port = await Promise.race([
    once(child.stdout, "data").then(([line]) => String(line).trim()),
    once(child, "exit").then(() => undefined),
  ]);
  if (port === undefined) throw new Failure("The API did not start.");
  return { url: `http://127.0.0.1:${port}/api`, stop: () => end(child) };
}

async function startAuth(ports: Pick<StackPorts, "auth" | "hub" | "logging">): Promise<ProcessGroup> {
  const directory = fromRoot(".cache/bench");
  await mkdir(directory, { recursive: true });
  const at = (port: number) => ({ host: "127.0.0.1", port });
  const emulators = {
    singleProjectMode: true,
    ui: { enabled: false },
    auth: at(ports.auth),
    hub: at(ports.hub),
    logging: at(ports.logging),
  };
  const config = `${directory}/firebase.json`;
  await writeFile(config, JSON.stringify({ emulators }));
  const firebase = fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js"));
  const args = ["emulators:start", "--only", "auth", "--project", PROJECT, "--config", config];
  return startProcessGroup(process.execPath, [firebase, ...args], {
    cwd: directory,
    env: { ...process.env, CI: "1", METADATA_SERVER_DETECTION: "none", npm_config_offline: "true" },
    logFile: `${directory}/auth.log`,
  });
}

async function answers(port: number): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      if (Date.now() > deadline) throw new Failure(`Nothing answers at port ${port}.`);
      await delay(100);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}
