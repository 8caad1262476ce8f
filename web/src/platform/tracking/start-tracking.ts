import { whenIdle } from "../when-idle.ts";
import { errorName } from "./error-name.ts";
import { track } from "./track.ts";

/** Maximum wait for an idle browser, in milliseconds. */
const LONGEST_WAIT_MS = 3_000;

let started = false;

/** Starts tracking: app start and uncaught errors. Call it after the first paint. */
export function startTracking(): void {
  if (started) return;
  started = true;
  track("app_start", {});
  addEventListener("error", ({ error }) => trackError(error));
  addEventListener("unhandledrejection", ({ reason }) => trackError(reason));
  whenIdle(() => void deliver(), LONGEST_WAIT_MS);
}

/** Tracks an error by its name only. */
export function trackError(error: unknown): void {
  track("error", { error_name: errorName(error) });
}

async function deliver(): Promise<void> {
  try {
    const { deliverEvents } = await import("./deliver-events.ts");
    deliverEvents();
  } catch (error) {
    console.warn("tracking could not be loaded", error);
  }
}
