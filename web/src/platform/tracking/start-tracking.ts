import { whenIdle } from "../browser/timing.ts";
import { track } from "./track.ts";

let started = false;

/** Starts tracking: app start and uncaught errors. Call it after the first paint. */
export function startTracking(): void {
  if (started) return;
  started = true;
  track("app_start", {});
  addEventListener("error", ({ error }) => trackError(error));
  addEventListener("unhandledrejection", ({ reason }) => trackError(reason));
  whenIdle(() => void withDelivery(({ deliverEvents }) => deliverEvents()));
}

/** Tracks an error by its name and the places in our code that it went through. */
export function trackError(error: unknown): void {
  void withDelivery(({ errorDetails }) => track("error", errorDetails(error)));
}

async function withDelivery(use: (delivery: typeof import("./deliver-events.ts")) => void): Promise<void> {
  try {
    use(await import("./deliver-events.ts"));
  } catch (error) {
    console.warn("tracking could not be loaded", error);
  }
}
