import { type TrackedEvent, toTrackingEvent } from "@mindle/domain/tracking/tracked-event";
import { authState } from "../auth/auth-state.ts";
import { isOnline } from "../browser/use-online.ts";
import { eventContext, FIRST_VIEW_ID, newEventId } from "./event-context.ts";
import { type Answer, createEventStream } from "./event-stream.ts";
import { joinExperiment } from "./join-experiment.ts";
import { putEvents } from "./put-events.ts";
import { onTracked } from "./track.ts";

export { errorDetails } from "./error-details.ts";

/** Sends all events from now on, and those that are waiting. Call it once. */
export function deliverEvents(): void {
  const stream = createEventStream({ put, isOnline });
  onTracked((event) => {
    const context = {
      ...eventContext(event.route, authState().status === "signedIn"),
      os: operatingSystem(navigator.userAgent),
      width: innerWidth,
      height: innerHeight,
    };
    stream.add(toTrackingEvent(event, context, isFirstView(event) ? FIRST_VIEW_ID : newEventId()));
  });
  joinExperiment();
  addEventListener("online", () => stream.flush());
  addEventListener("pagehide", () => stream.flush());
  // A phone may end a hidden page without another event.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") stream.flush();
  });
}

function isFirstView({ name, details }: TrackedEvent): boolean {
  return name === "page_change" && !("from_route" in details);
}

function operatingSystem(userAgent: string): "ios" | "android" | "other" {
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  return /\bAndroid\b/.test(userAgent) ? "android" : "other";
}

async function put(body: string): Promise<Answer> {
  const response = await putEvents(body);
  return { status: response.status, text: await response.text() };
}
