import type { EventDetails, TrackedEvent, TrackedName } from "@mindle/domain/tracking/tracked-event";

/** Name and details of an event. */
export type PageEvent = { readonly [Name in TrackedName]: readonly [Name, EventDetails[Name]] }[TrackedName];

/** Events kept until the event stream is loaded; the oldest are dropped first. */
const MAX_WAITING = 100;

const waiting: TrackedEvent[] = [];
let receive: ((event: TrackedEvent) => void) | undefined;
let route: string | undefined;
let lastAt = 0;
let showPage: ((pattern: string) => void) | undefined;

/** Tracks an event. The code that sends it is loaded after the first paint. */
export function track<Name extends TrackedName>(name: Name, details: EventDetails[Name]): void {
  lastAt = Date.now();
  const event = { name, details, route: route ?? "not-found", at: lastAt };
  if (receive !== undefined) {
    receive(event);
    return;
  }
  waiting.push(event);
  if (waiting.length > MAX_WAITING) waiting.shift();
}

/** Tracks that a page is shown now, by the pattern of its route; later events happen on that route. */
export function trackPage(pattern: string, event: PageEvent | undefined): void {
  const from = route;
  route = pattern;
  showPage?.(pattern);
  track("page_change", from === undefined ? {} : { from_route: from });
  if (event === undefined) return;
  const [name, details] = event;
  track(name, details);
}

/** Calls `listener` with the pattern of each page's route, beginning with the present one. */
export function onPage(listener: (pattern: string) => void): void {
  showPage = listener;
  if (route !== undefined) listener(route);
}

/** Time of the last event in milliseconds since the epoch; 0 before the first. */
export function lastTrackedAt(): number {
  return lastAt;
}

/** Whether events leave this page: their code is loaded a while after the first paint. */
export function isDelivering(): boolean {
  return receive !== undefined;
}

/** Passes on the events so far, and every later one as it happens. */
export function onTracked(listener: (event: TrackedEvent) => void): void {
  receive = listener;
  for (const event of waiting.splice(0)) listener(event);
}
