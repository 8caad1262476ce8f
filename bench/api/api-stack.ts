import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { Failure } from "../../scripts/internal/failure.ts";
import { fromRoot } from "../../scripts/internal/paths.ts";
import { type ProcessGroup, startProcessGroup } from "../../scripts/internal/process/process-group.ts";
import {
  consecutivePorts,
  portsFromEnvironment,
  requireFreePorts,
  type StackPorts,
} from "../../scripts/internal/stack/ports.ts";
import { SEED_DIRECTORY } from "../../scripts/internal/stack/seed.ts";

const PORTS: StackPorts = consecutivePorts(5200);
const PROJECT = "demo-bench";
const START_LIMIT_MS = 180_000;
const AUTH_STOP_LIMIT_MS = 5_000;

/** The emulators that the measured API uses: Auth, and our Firestore in a process of its own. */
export interface ApiStack {
  /** Environment for programs that use the emulators. */
  readonly env: Readonly<Record<string, string>>;
  readonly firestorePort: number;
  stop(): Promise<void>;
}

/** Starts the emulators with the seed. */
export async function startApiStack(): Promise<ApiStack> {
  const { auth, hub, logging, firestore } = portsFromEnvironment(PORTS);
  await requireFreePorts({ auth, hub, logging, firestore });
  const emulator = await startAuth({ auth, hub, logging });
  const starting = startFirestore(firestore);
  const stop = async () => {
    const [database] = await Promise.allSettled([starting]);
    if (database.status === "fulfilled") await database.value.stop();
    await emulator.stop(AUTH_STOP_LIMIT_MS);
  };
  try {
    await Promise.all([waitForAnswer(auth), starting]);
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
      // The test helpers require it; programs that serve the API themselves replace it.
      MINDLE_API_URL: "http://127.0.0.1/api",
      METADATA_SERVER_DETECTION: "none",
    },
    firestorePort: firestore,
    stop,
  };
}

/** Starts our Firestore with the seed in a process of its own. */
export async function startFirestore(port: number): Promise<{ stop(): Promise<void> }> {
  const database = execa(
    process.execPath,
    [
      ...[fromRoot("firestore-emulator/lib/cli.js"), "--port", String(port)],
      ...["--import", fromRoot(SEED_DIRECTORY)],
    ],
    { stdin: "ignore", stdout: "ignore", stderr: "inherit", reject: false },
  );
  const stop = async () => {
    database.kill("SIGKILL");
    await database;
  };
  try {
    await waitForAnswer(port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

/** Serves the API in another process, at `url`. */
export async function startApi({ env }: ApiStack): Promise<{
  readonly url: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}> {
  const server = execa(process.execPath, [fromRoot("bench/api/programs/server.ts")], {
    stdin: "ignore",
    stderr: "inherit",
    env,
    buffer: false,
    reject: false,
  });
  const port = await Promise.race([
    once(server.stdout, "data").then(([line]) => String(line).trim()),
    server.then(() => undefined),
  ]);
  if (port === undefined) throw new Failure("The API did not start.");
  return {
    url: `http://127.0.0.1:${port}/api`,
    pid: server.pid,
    async stop() {
      server.kill("SIGKILL");
      await server;
    },
  };
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
    env: { CI: "1", METADATA_SERVER_DETECTION: "none", npm_config_offline: "true" },
    logFile: `${directory}/auth.log`,
  });
}

async function waitForAnswer(port: number): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      if (Date.now() > deadline) throw new Failure(`No answer at port ${port}.`);
      await delay(100);
    }
  }
}
