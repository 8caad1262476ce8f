import type { EventDetails, Happening, TrackedName } from "@mindle/domain/tracking/happening";
import type { Route } from "@mindle/domain/tracking/names";

/** Happenings kept while the stream is not here yet; older ones give way. */
const MAX_WAITING = 100;

const waiting: Happening[] = [];
let receive: ((happening: Happening) => void) | undefined;
let route: Route | undefined;
let lastAt = 0;

/** Tells of something that happened. Costs nothing: what sends it is fetched after the first paint. */
export function track<Name extends TrackedName>(name: Name, details: EventDetails[Name]): void {
  lastAt = Date.now();
  const happening = { name, details, route: route ?? "not-found", at: lastAt };
  if (receive !== undefined) {
    receive(happening);
    return;
  }
  waiting.push(happening);
  if (waiting.length > MAX_WAITING) waiting.shift();
}

/** Tells that a page is shown now; everything told from here on happened there. */
export function trackPage(next: Route): void {
  const from = route;
  route = next;
  track("page_change", from === undefined ? {} : { from_route: from });
}

/** When something was told of last, in milliseconds since the epoch; 0 before the first time. */
export function lastTrackedAt(): number {
  return lastAt;
}

/** Hands over what happened so far, and everything from now on as it happens. */
export function onTracked(listener: (happening: Happening) => void): void {
  receive = listener;
  for (const happening of waiting.splice(0)) listener(happening);
}
