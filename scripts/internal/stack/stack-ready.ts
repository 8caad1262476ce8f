import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "../command.ts";
import type { StackPorts } from "./ports.ts";

/** From start to the first answered API call; a slow machine needs about twenty seconds. */
const START_LIMIT_S = 120;
const POLL_MS = 100;

/** Logged by firebase-tools when it could not load the functions; it reports the suite as ready nevertheless. */
const LOAD_FAILURES = ["Failed to load function definition", "Failed to initialize and load triggers"];

interface Target {
  readonly ports: StackPorts;
  readonly stopping: AbortSignal;
}

/** Resolves when an API call through Hosting responds, for which the functions are loaded, and every emulator is ready. */
export async function waitForStack(
  { ports, stopping }: Target,
  logFile: string,
  hasExited: () => boolean,
): Promise<void> {
  const checks: readonly [string, () => Promise<boolean>][] = [
    ["the API", () => apiResponds(`http://127.0.0.1:${ports.hosting}/api/`)],
    ["every emulator", async () => (await log(logFile)).includes("All emulators ready")],
  ];
  const deadline = Date.now() + START_LIMIT_S * 1000;
  for (const [what, check] of checks) {
    while (!(await succeeds(check))) {
      stopping.throwIfAborted();
      if (hasExited()) {
        throw new Failure("The emulators stopped while starting.");
      }
      const text = await log(logFile);
      if (LOAD_FAILURES.some((failure) => text.includes(failure))) {
        throw new Failure("The functions could not be loaded.");
      }
      if (Date.now() > deadline) {
        throw new Failure(`Waited ${START_LIMIT_S} s for ${what}.`);
      }
      await delay(POLL_MS);
    }
  }
}

// Any response with our envelope counts, errors included.
async function apiResponds(url: string): Promise<boolean> {
  const response = await fetch(url, { method: "POST" });
  const body: unknown = await response.json();
  return typeof body === "object" && body !== null && "success" in body;
}

// Errors are expected while the suite starts.
async function succeeds(check: () => Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}

function log(file: string): Promise<string> {
  return readFile(file, "utf8");
}
