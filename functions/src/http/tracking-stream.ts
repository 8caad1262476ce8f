import { createHash } from "node:crypto";
import type { CallLimit } from "@mindle/domain/api/operation";
import { BROWSER_ID_LENGTH } from "@mindle/domain/identity/ids";
import { type TrackingEvent, trackingEvents } from "@mindle/domain/tracking/event";
import { RateLimitError } from "../app-error.ts";
import type { TrackingEventStore } from "../store/tracking-events.ts";
import { type VerifyAppCheckToken, verifyAppCheck } from "./authenticate.ts";
import { readBody } from "./body.ts";
import { withDeadline } from "./deadline.ts";
import type { FailureReport } from "./dispatch.ts";
import type { ApiRequest } from "./message.ts";
import { enforceRateLimit, type RateLimiter } from "./rate-limit.ts";
import { createTextEndpoint } from "./text-endpoint.ts";

export const STREAM_PATH = "/streams/records";

/** A browser sends at most ten requests a second. */
const LIMIT: CallLimit = { calls: 600, perSeconds: 60, perProcess: true };

/** All browsers of a network in a day; some fifteen requests are a visit. Each is logged, which is paid for by its size. */
const NETWORK_LIMIT: CallLimit = { calls: 100_000, perSeconds: 24 * 60 * 60, block: 100 };

export interface TrackingStreamOptions {
  /** Writes one structured log entry, which a log sink exports for analysis. */
  readonly log: (event: TrackingEvent) => void;
  /** Stores events in the local stack, for inspection; null in production. */
  readonly store: TrackingEventStore | null;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly verifyAppCheckToken: VerifyAppCheckToken | null;
  readonly limiter: RateLimiter;
  readonly report: (failure: FailureReport) => void;
}

/**
 * Records tracking events: `PUT /streams/records` with an array of events, answered with the text `OK`. A repeated
 * event is logged again, with the same uuid, and stored once. The browser's id is replaced by a one-way one.
 */
export function createTrackingStream(options: TrackingStreamOptions) {
  return createTextEndpoint({
    operation: STREAM_PATH,
    method: "PUT",
    error: "resource-exhausted",
    report: options.report,
    receive: (request) => record(request, options),
  });
}

async function record(request: ApiRequest, options: TrackingStreamOptions): Promise<void> {
  await verifyAppCheck(request, options.verifyAppCheckToken);
  const events = readBody(trackingEvents, request);
  // The events carry the browser's id themselves: requests of the stream have no header with it.
  const browserId = events[0]?.event_data.context.browser_id ?? null;
  await limitCalls(request, browserId, options);
  const tracked = events.map(withTrackedBrowser);
  await options.store?.put(tracked, options.now());
  for (const event of tracked) options.log(event);
}

/** How long the count of a network may take, in milliseconds. */
const COUNT_LIMIT_MS = 2_000;

/** Where the network's calls cannot be counted, its events are recorded all the same: they also say what is broken. */
async function limitCalls(
  request: ApiRequest,
  browserId: string | null,
  { limiter, report }: TrackingStreamOptions,
): Promise<void> {
  const limits = { path: STREAM_PATH, limit: LIMIT, networkLimit: NETWORK_LIMIT };
  try {
    await withDeadline(enforceRateLimit(request, { uid: null, browserId }, limits, limiter), COUNT_LIMIT_MS);
  } catch (error) {
    if (error instanceof RateLimitError) throw error;
    report({ operation: STREAM_PATH, sessionId: null, error });
  }
}

/**
 * The id by which a browser is tracked: always the same for one browser, and nobody can get from it to the `Browser-Id`, which
 * has too many values to try. It has the form of a browser id.
 */
export function trackedBrowserId(browserId: string): string {
  return createHash("sha256").update(`tracked ${browserId}`).digest("hex").slice(0, BROWSER_ID_LENGTH);
}

/** The event as it may be logged and stored. */
export function withTrackedBrowser(event: TrackingEvent): TrackingEvent {
  const { context, etc_data } = event.event_data;
  return {
    ...event,
    event_data: { context: { ...context, browser_id: trackedBrowserId(context.browser_id) }, etc_data },
  };
}
