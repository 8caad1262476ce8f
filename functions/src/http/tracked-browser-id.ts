import { createHash } from "node:crypto";
import { BROWSER_ID_LENGTH } from "@mindle/domain/identity/ids";
import type { TrackingEvent } from "@mindle/domain/tracking/event";

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
