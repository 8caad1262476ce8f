import type { ErrorCode } from "@mindle/domain/api/errors";

/** Why an operation failed. Decide by `code`; `message` is the server's wording, for logs. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Path of the operation, such as `assessment/submit`. */
  readonly operation: string;

  constructor(operation: string, code: ErrorCode, message: string) {
    super(message);
    this.name = "ApiError";
    this.operation = operation;
    this.code = code;
  }
}
