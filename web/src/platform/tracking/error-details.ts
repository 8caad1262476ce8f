import { BUILD_ID, CODE_NAME, FRAME, MAX_FRAMES } from "@mindle/domain/tracking/error-values";
import type { EventDetails } from "@mindle/domain/tracking/tracked-event";
import { ApiError } from "../api/api-error.ts";

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

/** Name of an error in events: a code such as `api/unavailable`, else its class. Never its message. */
export function errorName(error: unknown): string {
  if (error instanceof ApiError) return `api/${error.code}`;
  if (!(error instanceof Error)) return "Error";
  // The error of the sign-in library is the cause of our own.
  const candidates = [codeOf(error), codeOf(error.cause), error.name];
  return candidates.find((name) => name !== undefined && CODE_NAME.test(name)) ?? "Error";
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
