import { type StatusCode, StatusError } from "../model/status.ts";

/** The status of an error: a StatusError itself; other errors are bugs, logged and sent as INTERNAL. */
export function toStatus(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  console.error(error);
  return new StatusError("INTERNAL", error instanceof Error ? error.message : String(error));
}

/** HTTP status of each code (google/rpc/code.proto). */
export const HTTP_STATUS: { readonly [code in StatusCode]: number } = {
  OK: 200,
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  UNKNOWN: 500,
  INTERNAL: 500,
  DATA_LOSS: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
};
