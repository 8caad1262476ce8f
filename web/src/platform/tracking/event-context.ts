import { EVENT_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import type { EventContext } from "@mindle/domain/tracking/tracked-event";
import { identity } from "../api/identity.ts";
import { parseLanguage } from "../i18n/language.ts";

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
