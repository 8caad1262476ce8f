import type { TrackingEvent } from "@mindle/domain/tracking/event";
import type { TrackingEventStore } from "../../store/tracking-events.ts";

export interface RecordEventsDeps {
  /** Writes one structured log entry, from which a log sink fills the tables that are asked later. */
  readonly log: (event: TrackingEvent) => void;
  /** Where events are kept as well for a person to look at; null in production, where nobody would. */
  readonly store: TrackingEventStore | null;
}

/** Records tracking events. One that comes again is logged again, with its uuid to tell, and stored once. */
export async function recordEvents(
  events: readonly TrackingEvent[],
  { log, store }: RecordEventsDeps,
): Promise<void> {
  await store?.put(events);
  for (const event of events) log(event);
}
