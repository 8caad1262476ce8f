import { COMMON_ERRORS } from "@mindle/domain/api/errors";
import type { Operation } from "@mindle/domain/api/operation";
import { AppError } from "../app-error.ts";
import { isPassingFailure } from "../store/failures.ts";

/** What a failed call is answered with, and what the log must keep of it: nothing where the caller was at fault. */
export interface MappedError {
  readonly answer: AppError;
  readonly report: unknown;
}

/**
 * Maps whatever an operation threw. Only an AppError whose code the contract allows goes out as it is; a passing
 * failure of the store becomes `unavailable`, everything else `internal`, both without detail.
 */
export function mapError(error: unknown, operation: Operation): MappedError {
  if (error instanceof AppError && allows(operation, error)) return { answer: error, report: undefined };
  const answer = isPassingFailure(error)
    ? new AppError("unavailable", "The service is busy. Please try again.")
    : new AppError("internal", "Something went wrong on our side.");
  return { answer, report: error };
}

function allows(operation: Operation, { code }: AppError): boolean {
  return COMMON_ERRORS.includes(code) || operation.errors.includes(code);
}
