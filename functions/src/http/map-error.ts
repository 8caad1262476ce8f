import type { ErrorCode } from "@mindle/domain/api/errors";
import { AppError } from "../app-error.ts";
import { isTransientError } from "../store/failures.ts";

/** The error to send, and what to log: undefined where the caller is at fault. */
export interface MappedError {
  readonly answer: AppError;
  readonly report: unknown;
}

/**
 * Maps an error that an operation threw. Only an AppError with one of the allowed codes is sent as it is. A transient
 * error of the store becomes `unavailable`, everything else `internal`, both without detail.
 */
export function mapError(error: unknown, allowed: readonly ErrorCode[]): MappedError {
  if (error instanceof AppError && allowed.includes(error.code)) return { answer: error, report: undefined };
  const answer = isTransientError(error)
    ? new AppError("unavailable", "The service is busy. Please try again.")
    : new AppError("internal", "Something went wrong on our side.");
  return { answer, report: error };
}
