import { type ErrorCode, HTTP_STATUS } from "@mindle/domain/api/errors";
import type { Envelope } from "@mindle/domain/api/operation";
import { AppError, RateLimitError } from "../app-error.ts";
import { isTransientError } from "../store/firestore/failures.ts";

/** A request, independent of the web framework. */
export interface ApiRequest {
  readonly method: string;
  /** Without the query string. */
  readonly path: string;
  /** A header by its case-insensitive name. */
  readonly header: (name: string) => string | undefined;
  /** The raw body; empty without one. */
  readonly body: Uint8Array;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly envelope: Envelope<unknown>;
}

export interface TextResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Responses are personal and must not be cached. Hosting takes the cookie from those that are not called private. */
export const HEADERS = { "Cache-Control": "private, no-store" };

export function succeeded(data: unknown, headers: Readonly<Record<string, string>> = {}): ApiResponse {
  return { status: 200, headers: { ...HEADERS, ...headers }, envelope: { success: true, data, message: "" } };
}

export function failed(error: AppError, headers: Readonly<Record<string, string>> = {}): ApiResponse {
  const { code, message } = error;
  const retry = error instanceof RateLimitError ? { "Retry-After": String(error.retryAfterSeconds) } : {};
  return {
    status: HTTP_STATUS[code],
    headers: { ...HEADERS, ...retry, ...headers },
    envelope: { success: false, data: null, message, code },
  };
}

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
