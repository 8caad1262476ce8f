import { Failure } from "../failure.ts";

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP. Later ones are ignored, because the script is already stopping: a
 * terminal sends Ctrl-C to every process of the command, to some of them twice.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const event of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(event, () => controller.abort(new Failure("Stopped.")));
  }
  // The parent process ended without sending a signal.
  process.on("disconnect", () => controller.abort(new Failure("Stopped.")));
  return controller.signal;
}
