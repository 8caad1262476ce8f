/** gRPC codes of failures that may be gone at the next try (https://grpc.io/docs/guides/status-codes). */
const DEADLINE_EXCEEDED = 4;
export const ALREADY_EXISTS = 6;
const RESOURCE_EXHAUSTED = 8;
const ABORTED = 10;
const UNAVAILABLE = 14;

const PASSING: ReadonlySet<unknown> = new Set([
  DEADLINE_EXCEEDED,
  RESOURCE_EXHAUSTED,
  ABORTED,
  UNAVAILABLE,
  "app/network-error",
  "app/network-timeout",
]);

/** True for a failure of Firestore or Auth that a later try may not meet. */
export function isPassingFailure(error: unknown): boolean {
  return PASSING.has(codeOf(error));
}

/** The code that Firestore (a number) and Auth (a text) put on their errors. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
