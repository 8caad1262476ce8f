import { type EventContext, eventOf } from "@mindle/domain/tracking/happening";
import type { Route } from "@mindle/domain/tracking/names";
import { authState } from "../auth/auth-state.ts";
import { parseLanguage } from "../i18n/language.ts";
import { identity } from "../ids/identity.ts";
import { settings } from "../settings.ts";
import { type Answer, createEventStream } from "./event-stream.ts";
import { onTracked } from "./track.ts";

/** Where the tracking host takes events; the same origin unless the settings name another. */
const STREAM_PATH = "/streams/records";

/** Sends every happening from now on, and those that are waiting. To be called once. */
export function deliverEvents(): void {
  const stream = createEventStream({ put, isOnline: () => navigator.onLine });
  onTracked((happening) => {
    stream.add(eventOf(happening, contextAt(happening.route), crypto.randomUUID()));
  });
  addEventListener("online", () => stream.flush());
  addEventListener("pagehide", () => stream.flush());
  // On phones a page that is put away may never hear more.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") stream.flush();
  });
}

/** A request that outlives its page: a batch stays below the 64 KiB that browsers allow for one. */
async function put(body: string): Promise<Answer> {
  const response = await fetch(`${settings().trackingHost ?? ""}${STREAM_PATH}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body,
    keepalive: true,
  });
  return { status: response.status, text: await response.text() };
}

function contextAt(route: Route): EventContext {
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
