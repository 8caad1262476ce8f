import { runBuildStep } from "./build-step.ts";
import { contentBuild, firestoreEmulatorBuild, fontsBuild, functionsBuild, webBuild } from "./build-steps.ts";
import { Failure } from "./failure.ts";
import { adoptExport, openLocalData } from "./local-data.ts";
import { fromRoot } from "./paths.ts";
import { LOCAL_PORTS, requireFreePorts, type StackPorts } from "./ports.ts";
import { startScheduleClock } from "./schedule-clock.ts";
import { readTestAccounts } from "./seed.ts";
import { parseFlags, portsFromEnvironment } from "./settings.ts";
import { type Stack, type StackOptions, startStack } from "./stack.ts";
import { writeStackConfig } from "./stack-config.ts";
import { step } from "./step.ts";
import { aborted, stopSignal } from "./stop-signal.ts";
import { localWebSettings } from "./web-settings.ts";
import { writeOpenApi } from "./write-openapi.ts";

/** Project id of the local stack; `demo-` keeps every tool away from real projects. */
export const LOCAL_PROJECT = "demo-mindle";

/** Something that serves the web app in the place of its build. */
export interface Frontend {
  /** What a person opens. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface LocalStackOptions {
  readonly firestore: StackOptions["firestore"];
  readonly args: readonly string[];
  /** Without it Hosting serves the built app. */
  readonly startFrontend?: (ports: StackPorts) => Promise<Frontend>;
}

/**
 * Builds what changed, runs the whole product on this machine until Ctrl-C or SIGTERM, then saves its data.
 * Resolves to the exit code.
 */
export async function runLocalStack(options: LocalStackOptions): Promise<number> {
  const fresh = parseFlags(options.args, ["--fresh"]).has("--fresh");
  const ports = portsFromEnvironment(LOCAL_PORTS);
  const stopping = stopSignal();
  await requireFreePorts({ ...ports });
  await build(ports, options.startFrontend === undefined, stopping);
  const stack = await start(options, ports, fresh, stopping);
  let frontend: Frontend | undefined;
  let clock: { stop(): void } | undefined;
  try {
    clock = await startScheduleClock({ projectId: LOCAL_PROJECT, ports, onFailure: console.error });
    frontend = await options.startFrontend?.(ports);
    console.log(`\nReady: ${frontend?.url ?? `http://localhost:${ports.hosting}`}`);
    await printTestAccounts();
    console.log(`Log: ${stack.logFile}\nStop with Ctrl-C.`);
    await Promise.race([aborted(stopping), stack.exited]);
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
      `The emulators stopped by themselves; data saved at the last clean stop is kept. Log: ${stack.logFile}`,
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
  // For developers, beside the app. It also makes the directory that Hosting does not start without.
  await writeOpenApi(fromRoot("web/dist/openapi.json"));
}

async function start(
  options: LocalStackOptions,
  ports: StackPorts,
  fresh: boolean,
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
      firestore: options.firestore,
      stopping,
    }),
  );
}

async function stopAndSave(stack: Stack): Promise<void> {
  await stack.stop();
  if (!(await adoptExport())) {
    throw new Failure(
      `The emulators saved no data; that of the last clean stop is kept. Log: ${stack.logFile}`,
    );
  }
}

async function printTestAccounts(): Promise<void> {
  const accounts = (await readTestAccounts()).filter(({ password }) => password !== undefined);
  if (accounts.length === 0) {
    return;
  }
  console.log("Test accounts:");
  for (const { email, password, displayName } of accounts) {
    console.log(`  ${email}  ${password}${displayName === undefined ? "" : `  (${displayName})`}`);
  }
}
