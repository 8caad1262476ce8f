import { once } from "node:events";
import { runBuildStep } from "../build/build-step.ts";
import {
  contentBuild,
  firestoreEmulatorBuild,
  fontsBuild,
  functionsBuild,
  localWebSettings,
  webBuild,
  writeOpenApi,
} from "../build/build-steps.ts";
import { Failure, step } from "../command.ts";
import { fromRoot } from "../paths.ts";
import { runCommand, stopSignal } from "../process/run-command.ts";
import { adoptExport, openLocalData } from "./local-data.ts";
import { LOCAL_PROJECT } from "./local-emulators.ts";
import { LOCAL_PORTS, portsFromEnvironment, requireFreePorts, type StackPorts } from "./ports.ts";
import { startScheduler } from "./scheduler.ts";
import { formatAccounts, readTestAccounts } from "./seed.ts";
import { type Stack, type StackOptions, startStack } from "./stack.ts";
import { writeStackConfig } from "./stack-config.ts";

/** A server of the web app that replaces the built app on Hosting. */
export interface Frontend {
  /** The address to open. */
  readonly url: string;
  stop(): Promise<void>;
}

interface LocalStackOptions {
  readonly firestore: StackOptions["firestore"];
  /** Begins with the seed instead of the data of the last stop. */
  readonly fresh: boolean;
  /** Without it Hosting serves the built app. */
  readonly startFrontend?: (ports: StackPorts) => Promise<Frontend>;
}

/**
 * Builds what changed, runs the whole product on this machine until Ctrl-C or SIGTERM, then saves its data.
 * Resolves to the exit code.
 */
export async function runLocalStack(options: LocalStackOptions): Promise<number> {
  const ports = portsFromEnvironment(LOCAL_PORTS);
  const stopping = stopSignal();
  await requireFreePorts({ ...ports });
  await build(ports, options.startFrontend === undefined, stopping);
  const stack = await start(options, ports, stopping);
  let frontend: Frontend | undefined;
  let clock: { stop(): void } | undefined;
  try {
    clock = await startScheduler(LOCAL_PROJECT, ports.functions);
    const stateAccounts = await step("make an account for each state", () => makeStateAccounts(ports));
    frontend = await options.startFrontend?.(ports);
    const url = frontend?.url ?? `http://localhost:${ports.hosting}`;
    console.log(`\nReady: ${url}`);
    await printTestAccounts(url, stateAccounts);
    console.log(`Log: ${stack.logFile}\nStop with Ctrl-C.`);
    if (!stopping.aborted) await Promise.race([once(stopping, "abort"), stack.exited]);
  } finally {
    clock?.stop();
    await frontend?.stop();
    if (stopping.aborted) {
      console.log("\nStopping …");
      await step("stop emulators and save local data", () => stopAndSave(stack));
    } else {
      await stack.stop();
    }
  }
  if (!stopping.aborted) {
    throw new Failure(
      `The emulators stopped unexpectedly; the data of the last clean stop is kept. Log: ${stack.logFile}`,
    );
  }
  return 0;
}

async function build(ports: StackPorts, withWeb: boolean, stopping: AbortSignal): Promise<void> {
  const web = withWeb ? [webBuild("dist", localWebSettings(LOCAL_PROJECT, ports))] : [];
  for (const part of [contentBuild, firestoreEmulatorBuild, functionsBuild, fontsBuild, ...web]) {
    await runBuildStep(part);
    stopping.throwIfAborted();
  }
  // Served beside the app for developers. Also creates the directory, without which Hosting does not start.
  await writeOpenApi(fromRoot("web/dist/openapi.json"));
}

async function start(
  { firestore, fresh }: LocalStackOptions,
  ports: StackPorts,
  stopping: AbortSignal,
): Promise<Stack> {
  const data = await openLocalData(fresh);
  const configFile = await writeStackConfig("firebase.local.json", { ports, public: "web/dist" });
  return step(`start emulators with ${data.origin}`, () =>
    startStack({
      logDirectory: ".local/log",
      projectId: LOCAL_PROJECT,
      ports,
      configFile,
      importDirectory: data.importDirectory,
      exportDirectory: data.exportDirectory,
      firestore,
      stopping,
    }),
  );
}

async function stopAndSave(stack: Stack): Promise<void> {
  await stack.stop();
  if (!(await adoptExport())) {
    throw new Failure(
      `The emulators saved no data; the data of the last clean stop is kept. Log: ${stack.logFile}`,
    );
  }
}

/** Makes the accounts by state in a process of its own, because the emulators' addresses are in its environment. */
async function makeStateAccounts(ports: StackPorts): Promise<string> {
  const { code, output, problem } = await runCommand(process.execPath, [fromRoot("scripts/accounts.ts")], {
    env: { MINDLE_STACK: JSON.stringify({ projectId: LOCAL_PROJECT, ports }) },
  });
  if (code !== 0) throw new Failure(`${problem}\n${output}`);
  return output;
}

async function printTestAccounts(url: string, stateAccounts: string): Promise<void> {
  const ofSeed = (await readTestAccounts()).filter(({ password }) => password !== undefined);
  console.log(`Test accounts, with one tap at ${url}/developer?view=accounts:`);
  console.log([formatAccounts(ofSeed), stateAccounts].filter((lines) => lines !== "").join("\n"));
}
