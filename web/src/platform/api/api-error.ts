import type { ErrorCode } from "@mindle/domain/api/errors";
import { AuthError, authProblemOf } from "../auth/auth-error.ts";

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

/**
 * Whether an error means that the server, Auth or a file of the app could not be reached. A mistake in the code never does: who
 * reads of a lost connection looks for it on their own side.
 */
export function isLostConnection(error: unknown): boolean {
  // Without a request id nothing has answered.
  if (error instanceof ApiError) return error.code === "unavailable" && error.requestId === undefined;
  // Firestore's.
  if (error instanceof Error && "code" in error && error.code === "unavailable") return true;
  return (error instanceof AuthError ? error.problem : authProblemOf(error)) === "offline";
}
