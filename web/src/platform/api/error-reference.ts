import type { ErrorCode } from "@mindle/domain/api/errors";
import { ApiError } from "./api-error.ts";

/** Failures of the server, which its log says more about. */
const SERVER_FAULT_CODES: readonly ErrorCode[] = ["internal", "unavailable"];

/** So many hexadecimal digits of its id find a call in the log of a few days. */
const LENGTH = 6;

/** The short code of the call that the server failed; undefined for every other error, such as a lost connection. */
export function errorReference(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !SERVER_FAULT_CODES.includes(error.code)) return undefined;
  return error.requestId?.slice(0, LENGTH).toUpperCase();
}
