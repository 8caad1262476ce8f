import type { ErrorCode } from "@mindle/domain/api/errors";

/** Why an operation failed. Decide by `code`; `message` is the server's wording, for logs. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Path of the operation, such as `assessment/submit`. */
  readonly operation: string;
  /** The id under which the server logged the call; undefined where it did not answer. */
  readonly requestId: string | undefined;
  /** After how many seconds a call beyond a limit may be repeated; undefined where the server did not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    operation: string,
    code: ErrorCode,
    message: string,
    requestId?: string,
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = "ApiError";
    this.operation = operation;
    this.code = code;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
