import { toTrackingEvent } from "@mindle/domain/tracking/tracked-event";
import { localJson } from "../storage/storage.ts";
import type { StoredKey } from "../storage/stored-keys.ts";
import { eventContext, FIRST_VIEW_ID } from "./event-context.ts";
import { putEvents } from "./put-events.ts";
import { isDelivering } from "./track.ts";

const SIGNED_IN: StoredKey = "signedIn";

/**
 * Reports the view of the page that is open, of this route, when it is left before the app delivers events: by closing it, or
 * by a link that is followed without the app.
 */
export function reportEarlyLeave(route: string): void {
  const at = Date.now();
  addEventListener(
    "pagehide",
    () => {
      if (isDelivering()) return;
      const view = { name: "page_change", details: {}, route, at } as const;
      const context = eventContext(route, localJson.read(SIGNED_IN) !== undefined);
      // The page is gone: a failure cannot be reported.
      putEvents(JSON.stringify([toTrackingEvent(view, context, FIRST_VIEW_ID)])).catch(() => {});
    },
    { once: true },
  );
}
