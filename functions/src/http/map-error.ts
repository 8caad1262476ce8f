import type { ErrorCode } from "@mindle/domain/api/errors";
import { AppError } from "../app-error.ts";
import { isPassingFailure } from "../store/failures.ts";

/** What a failed call is answered with, and what the log must keep of it: nothing where the caller was at fault. */
export interface MappedError {
  readonly answer: AppError;
  readonly report: unknown;
}

/**
 * Maps whatever an operation threw. Only an AppError with one of the allowed codes goes out as it is; a passing
 * failure of the store becomes `unavailable`, everything else `internal`, both without detail.
 */
export function mapError(error: unknown, allowed: readonly ErrorCode[]): MappedError {
  if (error instanceof AppError && allowed.includes(error.code)) return { answer: error, report: undefined };
  const answer = isPassingFailure(error)
    ? new AppError("unavailable", "The service is busy. Please try again.")
    : new AppError("internal", "Something went wrong on our side.");
  return { answer, report: error };
}
