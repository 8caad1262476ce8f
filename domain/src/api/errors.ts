/** The canonical codes an operation may fail with, and the HTTP status that follows each. */
export const HTTP_STATUS = {
  "invalid-argument": 400,
  "failed-precondition": 400,
  unauthenticated: 401,
  "permission-denied": 403,
  "not-found": 404,
  "already-exists": 409,
  aborted: 409,
  "resource-exhausted": 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

/** Codes that every operation may answer, beside those its contract entry names. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  "invalid-argument",
  "unauthenticated",
  // The caller's address is not confirmed.
  "permission-denied",
  "internal",
  "unavailable",
];

export function parseErrorCode(value: unknown): ErrorCode | undefined {
  return isErrorCode(value) ? value : undefined;
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(HTTP_STATUS, value);
}
