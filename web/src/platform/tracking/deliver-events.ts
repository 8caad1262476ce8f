import { EVENT_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import { type EventContext, toTrackingEvent } from "@mindle/domain/tracking/tracked-event";
import { authState } from "../auth/auth-state.ts";
import { parseLanguage } from "../i18n/language.ts";
import { identity } from "../ids/identity.ts";
import { settings } from "../settings.ts";
import { type Answer, createEventStream } from "./event-stream.ts";
import { onTracked } from "./track.ts";

/** Path of the tracking host; same origin unless the settings name another. */
const STREAM_PATH = "/streams/records";

/** Sends all events from now on, and those that are waiting. Call it once. */
export function deliverEvents(): void {
  const stream = createEventStream({ put, isOnline: () => navigator.onLine });
  onTracked((event) => {
    const id = randomId(EVENT_ID_LENGTH, (length) => crypto.getRandomValues(new Uint8Array(length)));
    stream.add(toTrackingEvent(event, contextOf(event.route), id));
  });
  addEventListener("online", () => stream.flush());
  addEventListener("pagehide", () => stream.flush());
  // A phone may end a hidden page without another event.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") stream.flush();
  });
}

/** A request with `keepalive`: a batch stays below the browsers' limit of 64 KiB. */
async function put(body: string): Promise<Answer> {
  const response = await fetch(`${settings().trackingHost ?? ""}${STREAM_PATH}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body,
    keepalive: true,
  });
  return { status: response.status, text: await response.text() };
}

function contextOf(route: string): EventContext {
  return {
    browser_id: identity.browserId(),
    session_id: identity.sessionId(),
    signed_in: authState().status === "signedIn",
    language: parseLanguage(document.documentElement.lang) ?? "ko",
    route,
    os: operatingSystem(navigator.userAgent),
    width: innerWidth,
    height: innerHeight,
  };
}

function operatingSystem(userAgent: string): "ios" | "android" | "other" {
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  return /\bAndroid\b/.test(userAgent) ? "android" : "other";
}
