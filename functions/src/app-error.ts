import type { ErrorCode } from "@mindle/domain/api/errors";

/**
 * An error for the caller: the code decides the HTTP status, and the message is sent as it is. Any other thrown value
 * is sent as `internal` without detail.
 */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = "AppError";
    this.code = code;
  }
}

/** A call beyond a rate limit; the seconds are sent as the Retry-After header. */
export class RateLimitError extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("resource-exhausted", "Too many calls. Please wait a moment and try again.");
    this.name = "RateLimitError";
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Error for invalid input; `path` names the field, such as `answers[3].value`. */
export function invalidArgument(path: string, problem: string): AppError {
  return new AppError("invalid-argument", `${path}: ${problem}`);
}
