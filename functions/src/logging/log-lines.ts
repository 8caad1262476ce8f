import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { isRequestId } from "@mindle/domain/api/operation-headers";
import type { TrackingEvent } from "@mindle/domain/tracking/event";

// Every line that the functions log. The metrics and alerts in ops/monitoring read these fields; none of them may hold anything
// that a person has entered, an address or an id that gives access.

/** One line for each request: which operation, its HTTP status, and how long it took. */
export function requestLine(request: {
  readonly operation: string;
  readonly status: number;
  readonly durationMs: number;
}) {
  return {
    // The failure itself has a line with severity ERROR.
    severity: request.status >= 500 ? ("WARNING" as const) : ("INFO" as const),
    message: "request",
    requestId: currentRequestId(),
    operation: request.operation,
    status: request.status,
    durationMs: Math.round(request.durationMs),
  };
}

/** One line for an error that is not the caller's fault. */
export function failureLine({
  operation,
  sessionId,
  error,
}: {
  readonly operation: string;
  readonly sessionId: string | null;
  readonly error: unknown;
}) {
  return {
    severity: "ERROR" as const,
    message: "operation failed",
    requestId: currentRequestId(),
    operation,
    sessionId,
    // Error Reporting groups by this field.
    stack_trace: describeError(error),
  };
}

export function trackingLine(event: TrackingEvent) {
  return {
    severity: "INFO" as const,
    message: "tracking event",
    requestId: currentRequestId(),
    event,
  };
}

/** One line for each scheduled run that came to its end, with how many it treated. */
export function jobLine(job: string, count: number, durationMs: number) {
  return {
    severity: "INFO" as const,
    message: "job finished",
    job,
    count,
    durationMs: Math.round(durationMs),
  };
}

/** One line for each cause of a scheduled run's failure. */
export function jobFailureLine(job: string, cause: unknown) {
  return {
    severity: "ERROR" as const,
    message: "job failed",
    job,
    stack_trace: describeError(cause),
  };
}

/** The line for the causes that are too many to be logged one by one. */
export function moreJobFailuresLine(job: string, more: number) {
  return { severity: "ERROR" as const, message: "job failed", job, more };
}

const requests = new AsyncLocalStorage<string>();

/** The id that a request came with; a new one for a request without or with anything else in the header. */
export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && isRequestId(header) ? header : randomUUID();
}

export function withRequestId<Result>(requestId: string, run: () => Result): Result {
  return requests.run(requestId, run);
}

function currentRequestId(): string | undefined {
  return requests.getStore();
}

/**
 * Documents that open with their id alone, responses and coupons, and those that are named by a person's id. Messages of
 * Firestore and of our store name paths.
 */
const SECRET_PATH = /\b(assessments|coupons|users|redemptions)\/[^\s/:;,"'`)\]]+/g;

/** Messages of Auth and of libraries may name one. */
const EMAIL = /[^\s@<>()[\]"'`,;:/]+@[^\s@<>()[\]"'`,;:/]+\.[\p{L}\p{N}-]+/gu;

/** Errors of an AggregateError that are described; they are mostly the same. */
const MAX_PARTS = 5;

/** An error for the log: its stack, without addresses and ids that give access to something or are a person's. */
export function describeError(error: unknown): string {
  const parts = error instanceof AggregateError ? [error, ...error.errors.slice(0, MAX_PARTS)] : [error];
  return parts
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    .join("\n")
    .replaceAll(SECRET_PATH, "$1/…")
    .replaceAll(EMAIL, "…@…");
}
