import type { ErrorCode } from "@mindle/domain/api/errors";

/**
 * A failure that the caller is told of: the code decides the HTTP status, the message goes out as it is.
 * Anything else that is thrown is answered as `internal` without detail.
 */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = "AppError";
    this.code = code;
  }
}

/** Refuses a call beyond its operation's limit; the answer says after how many seconds to come again. */
export class TooManyCalls extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("resource-exhausted", "Too many calls. Please wait a moment and try again.");
    this.name = "TooManyCalls";
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Refuses an input; `path` names the field, as in `answers[3].value`. */
export function invalidArgument(path: string, problem: string): AppError {
  return new AppError("invalid-argument", `${path}: ${problem}`);
}
