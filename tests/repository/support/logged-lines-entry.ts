import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import * as logger from "firebase-functions/logger";
import { createTrackingStream, STREAM_PATH } from "../../../functions/src/http/tracking-stream.ts";
import {
  failureLine,
  jobFailureLine,
  jobLine,
  requestLine,
  trackingLine,
} from "../../../functions/src/logging/log-lines.ts";

// A process of its own, because firebase-functions' logger keeps the console that it found when it was loaded. It prints what the
// deployed functions print: the tracking events of requests, and one of every other line. No calls are counted, for want of a
// Firestore.

const record = createTrackingStream({
  log: (event) => logger.write(trackingLine(event)),
  store: null,
  now: Date.now,
  verifyAppCheckToken: null,
  limiter: { consume: async () => 0, knownWait: () => 0, isExempt: () => false, isProxy: () => false },
  report: ({ error }) => {
    throw error;
  },
});

const event = makeTrackingEvent();
const details = { error_name: "TypeError", build: "0123456789ab", frames: ["main-A1.js:1:2"] };
const failed = { ...event, event_name: "error", type: "error" };
const events = [event, { ...failed, event_data: { ...event.event_data, etc_data: details } }];
const refused = [{ ...event, event_name: "an answer" }];

for (const body of [events, refused]) {
  const headers = new Headers({ "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.1" });
  await record({
    method: "PUT",
    path: STREAM_PATH,
    header: (name) => headers.get(name) ?? undefined,
    body: new TextEncoder().encode(JSON.stringify(body)),
  });
}

logger.write(requestLine({ operation: "/streams/records", status: 200, durationMs: 1 }));
logger.write(failureLine({ operation: "/streams/records", sessionId: null, error: new Error("no") }));
logger.write(jobLine("queueReminders", 1, 1));
logger.write(jobFailureLine("queueReminders", new Error("no")));
