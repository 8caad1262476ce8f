import { mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "../command.ts";
import { fromRoot } from "../paths.ts";
import { startProcessGroup } from "../process/process-group.ts";
import type { StackPorts } from "./ports.ts";
import { waitForStack } from "./stack-ready.ts";

export interface StackOptions {
  /** Where the logs go, relative to the root. */
  readonly logDirectory: string;
  readonly projectId: string;
  readonly ports: StackPorts;
  /** Absolute path of the Firebase configuration to use. */
  readonly configFile: string;
  /** Absolute path of an export to import. */
  readonly importDirectory: string;
  /** Absolute path to export to at a clean stop. */
  readonly exportDirectory: string | undefined;
  /** Our own Firestore, or the official one on Java. */
  readonly firestore: "own" | "official";
  /** Aborts the start. */
  readonly stopping: AbortSignal;
}

/** A running Firebase emulator suite. */
export interface Stack {
  readonly logFile: string;
  /** Resolves when the suite ended, stopped or crashed. */
  readonly exited: Promise<unknown>;
  hasExited(): boolean;
  /** Stops the suite. It exports first if it has an export directory. */
  stop(): Promise<void>;
}

/** Exporting and stopping takes a few seconds. */
const STOP_LIMIT_MS = 45_000;
const FAILED_START_STOP_LIMIT_MS = 5_000;

/**
 * Starts Auth, Functions, Firestore and Hosting and waits until an API call is answered.
 * When the suite cannot start, stops it and throws a Failure with the end of its log.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const directory = fromRoot(options.logDirectory);
  await mkdir(directory, { recursive: true });
  const logFile = `${directory}/emulators.log`;
  const group = await startProcessGroup(process.execPath, firebaseArgs(options), {
    // firebase-tools leaves its logs and unfinished exports in its working directory.
    cwd: directory,
    env: firebaseEnvironment(options.firestore),
    logFile,
  });
  const stack: Stack = {
    logFile,
    exited: group.exited,
    hasExited: group.hasExited,
    stop: () => group.stop(STOP_LIMIT_MS),
  };
  try {
    await waitForStack(options, logFile, group.hasExited);
  } catch (error) {
    await group.stop(FAILED_START_STOP_LIMIT_MS);
    throw error instanceof Failure
      ? new Failure(`${error.message}\n${await endOf(logFile)}\nLog: ${logFile}`)
      : error;
  }
  return stack;
}

function firebaseArgs(options: StackOptions): string[] {
  return [
    fileURLToPath(import.meta.resolve("firebase-tools/lib/bin/firebase.js")),
    "emulators:start",
    "--config",
    options.configFile,
    "--project",
    options.projectId,
    "--only",
    "auth,functions,firestore,hosting",
    ...["--import", options.importDirectory],
    ...(options.exportDirectory === undefined ? [] : ["--export-on-exit", options.exportDirectory]),
  ];
}

function firebaseEnvironment(firestore: StackOptions["firestore"]): Record<string, string> {
  const quiet = {
    // No message of the day, no update check, no prompts.
    CI: "1",
    // No search for the cloud's metadata server.
    METADATA_SERVER_DETECTION: "none",
    // firebase-tools asks npm's registry for firebase-functions at every load of the functions.
    npm_config_offline: "true",
    // Discovery through a file instead of a port, which takes seconds.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true",
    // Each call at the same time needs a process of its own, 50 by default. Where many start at once none is ready within
    // 30 s, and firebase-tools leaves such a call without an answer.
    FUNCTIONS_EMULATOR_PARALLEL: String(2 * availableParallelism()),
  };
  if (firestore === "official") {
    return quiet;
  }
  const launcher = fromRoot("firestore-emulator/launcher");
  return {
    ...quiet,
    PATH: `${launcher}${delimiter}${process.env["PATH"] ?? ""}`,
    FIRESTORE_EMULATOR_BINARY_PATH: fromRoot("firestore-emulator/lib/cli.js"),
    FIRESTORE_EMULATOR_REQUIRE_INDEXES: fromRoot("firestore.indexes.json"),
  };
}

async function endOf(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, "utf8")).trimEnd().split("\n");
  return lines.slice(-25).join("\n");
}
