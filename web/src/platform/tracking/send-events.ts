import { EVENT_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import { type EventContext, toTrackingEvent } from "@mindle/domain/tracking/tracked-event";
import { identity } from "../api/identity.ts";
import { parseLanguage } from "../i18n/language.ts";
import { settings } from "../settings/settings.ts";
import type { StoredKey } from "../storage/schema.ts";
import { localJson } from "../storage/storage.ts";
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

/** What every event on this route says of browser, visit and language. */
export function eventContext(route: string, isSignedIn: boolean): EventContext {
  return {
    browser_id: identity.browserId(),
    session_id: identity.sessionId(),
    signed_in: isSignedIn,
    language: parseLanguage(document.documentElement.lang) ?? "ko",
    route,
  };
}

/** The id of the first view: reported when the page is left early, and again by the app if the page comes back. */
export const FIRST_VIEW_ID = newEventId();

/** A new id of an event. */
export function newEventId(): string {
  return randomId(EVENT_ID_LENGTH, (length) => crypto.getRandomValues(new Uint8Array(length)));
}

/** Path of the tracking host; same origin unless the settings name another. */
const STREAM_PATH = "/streams/records";

/** Sends events, as JSON, also while the page is being left: a batch stays below the browsers' limit of 64 KiB for that. */
export function putEvents(body: string): Promise<Response> {
  return fetch(`${settings().trackingHost ?? ""}${STREAM_PATH}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body,
    keepalive: true,
  });
}
