import { whenIdle } from "../when-idle.ts";
import { errorName } from "./error-name.ts";
import { track } from "./track.ts";

/** How long a browser that is never idle keeps its events to itself, in milliseconds. */
const LONGEST_WAIT_MS = 3_000;

let started = false;

/** Begins telling: that the app started, and errors that nobody caught. To be called after the first paint. */
export function startTracking(): void {
  if (started) return;
  started = true;
  track("app_start", {});
  addEventListener("error", ({ error }) => trackError(error));
  addEventListener("unhandledrejection", ({ reason }) => trackError(reason));
  whenIdle(() => void deliver(), LONGEST_WAIT_MS);
}

/** Tells of an error, by its name only. */
export function trackError(error: unknown): void {
  track("error", { error_name: errorName(error) });
}

async function deliver(): Promise<void> {
  try {
    const { deliverEvents } = await import("./deliver-events.ts");
    deliverEvents();
  } catch (error) {
    console.warn("tracking did not arrive", error);
  }
}
