import { type TrackedEvent, toTrackingEvent } from "@mindle/domain/tracking/tracked-event";
import { authState, subscribeToAuthState } from "../auth/auth-state.ts";
import { isOnline } from "../browser/use-online.ts";
import { localJson } from "../storage/storage.ts";
import { type Answer, createEventStream } from "./event-stream.ts";
import { storedGroup, storedJoin } from "./experiment.ts";
import { eventContext, FIRST_VIEW_ID, newEventId, putEvents } from "./send-events.ts";
import { onTracked, track } from "./track.ts";

export { errorDetails } from "./error-details.ts";

/** Sends all events from now on, and those that are waiting. Call it once. */
export function deliverEvents(): void {
  const stream = createEventStream({ put, isOnline });
  // Read when it changes, and not with each event: a page that was just turned to would be laid out for it before it is painted.
  let viewport = viewportSize();
  addEventListener("resize", () => {
    viewport = viewportSize();
  });
  onTracked((event) => {
    const context = {
      ...eventContext(event.route, authState().status === "signedIn"),
      os: operatingSystem(navigator.userAgent),
      ...viewport,
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

function viewportSize() {
  return { width: innerWidth, height: innerHeight };
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

/**
 * Reports the group in which this browser's visitor chooses among the characters, once for each browser id. Who is signed in sees
 * all of them in their colours, whatever the group.
 */
function joinExperiment(): void {
  const group = storedGroup(localJson).read();
  const joined = storedJoin(localJson);
  if (group === undefined || authState().status !== "signedOut") return;
  if (!joined.read()) {
    joined.write(true);
    track("experiment_join", { experiment: "showCuteNotCute", group });
  }
  const stop = subscribeToAuthState(() => {
    if (authState().status !== "signedIn") return;
    delete document.documentElement.dataset["gray"];
    stop();
  });
}
