import { Failure } from "./failure.ts";

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP. Later ones do nothing, for stopping is under way: a terminal's Ctrl-C
 * reaches every process of the command, some of them twice.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => controller.abort(new Failure("Stopped.")));
  }
  // Who started us is gone without a word.
  process.on("disconnect", () => controller.abort(new Failure("Stopped.")));
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
    }
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
