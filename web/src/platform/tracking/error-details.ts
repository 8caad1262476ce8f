import { BUILD_ID, FRAME, MAX_FRAMES } from "@mindle/domain/tracking/error-values";
import type { EventDetails } from "@mindle/domain/tracking/tracked-event";
import { errorName } from "./error-name.ts";

/** What is tracked of an error in this page. */
export function errorDetails(error: unknown): EventDetails["error"] {
  return describeThrown(error, { origin: location.origin, build: document.documentElement.dataset["build"] });
}

/**
 * The name of an error and its places in our own files, in the stacks of all browsers. Its message, which may hold what a
 * user has entered, and the addresses of pages are left out.
 */
export function describeThrown(
  error: unknown,
  { origin, build }: { readonly origin: string; readonly build: string | undefined },
): EventDetails["error"] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const frames = stack
    .split(`${origin}/assets/`)
    .slice(1)
    .map((part) => /^[^\s()]*/.exec(part)?.[0] ?? "")
    .filter((place) => FRAME.test(place));
  return {
    error_name: errorName(error),
    ...(build !== undefined && BUILD_ID.test(build) && { build }),
    ...(frames.length > 0 && { frames: frames.slice(0, MAX_FRAMES) }),
  };
}
