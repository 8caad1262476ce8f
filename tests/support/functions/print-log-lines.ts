import type { TrackingEvent } from "@mindle/domain/tracking/event";
import * as logger from "firebase-functions/logger";
import {
  failureLine,
  jobFailureLine,
  jobLine,
  requestLine,
  trackingLine,
} from "../../../functions/src/logging/log-lines.ts";

/** Prints a tracking event as the functions do. */
export function printTracked(event: TrackingEvent): void {
  logger.write(trackingLine(event));
}

/** Prints one of every line that the functions log, but for tracking events, as they print it. */
export function printLogLines(): void {
  logger.write(requestLine({ operation: "/streams/records", status: 200, durationMs: 1 }));
  logger.write(failureLine({ operation: "/streams/records", sessionId: null, error: new Error("no") }));
  logger.write(jobLine("queueReminders", 1, 1));
  logger.write(jobFailureLine("queueReminders", new Error("no")));
}
