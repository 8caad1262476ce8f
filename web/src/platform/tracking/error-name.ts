import { CODE_NAME } from "@mindle/domain/tracking/error-values";
import { ApiError } from "../api/api-error.ts";

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
