/** gRPC status codes (https://grpc.io/docs/guides/status-codes). */
export const DEADLINE_EXCEEDED = 4;
export const ALREADY_EXISTS = 6;
const RESOURCE_EXHAUSTED = 8;
const ABORTED = 10;
const UNAVAILABLE = 14;

const TRANSIENT: ReadonlySet<unknown> = new Set([
  DEADLINE_EXCEEDED,
  RESOURCE_EXHAUSTED,
  ABORTED,
  UNAVAILABLE,
  "app/network-error",
  "app/network-timeout",
]);

/** Whether an error of Firestore or Auth may disappear with a retry. */
export function isTransientError(error: unknown): boolean {
  return TRANSIENT.has(codeOf(error));
}

/** The error code of Firestore (a number) or Auth (a string). */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
