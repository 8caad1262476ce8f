import type { Envelope } from "@mindle/domain/api/envelope";
import { HTTP_STATUS } from "@mindle/domain/api/errors";
import { type AppError, TooManyCalls } from "../app-error.ts";

/** A request, free of any web framework. */
export interface ApiRequest {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  /** A header by its name in any case; undefined when absent. */
  readonly header: (name: string) => string | undefined;
  /** The body as it came; empty when there is none. */
  readonly body: Uint8Array;
}

export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly envelope: Envelope<unknown>;
}

/** An answer that is plain text instead of an envelope. */
export interface TextResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Answers belong to one caller: no cache keeps them. */
export const HEADERS = { "Cache-Control": "no-store" };

export function succeeded(data: unknown): ApiResponse {
  return { status: 200, headers: HEADERS, envelope: { success: true, data, message: "" } };
}

export function failed(error: AppError, headers: Readonly<Record<string, string>> = {}): ApiResponse {
  const { code, message } = error;
  const retry = error instanceof TooManyCalls ? { "Retry-After": String(error.retryAfterSeconds) } : {};
  return {
    status: HTTP_STATUS[code],
    headers: { ...HEADERS, ...retry, ...headers },
    envelope: { success: false, data: null, message, code },
  };
}
