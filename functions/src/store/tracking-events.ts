import { retainedUntil } from "@mindle/domain/policy/terms";
import { type TrackingEvent, trackingEvent } from "@mindle/domain/tracking/event";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { StorePart, typedCollection } from "./firestore/collection.ts";

/** A stored event, `trackingEvents/{uuid}`. */
const storedEvent = z.extend(trackingEvent, {
  /** When it may be deleted; a Firestore timestamp, as the time-to-live policy needs. */
  expiresAt: z.instanceof(Timestamp),
});

/** Tracking events of the local stack, stored for inspection. */
export class TrackingEventStore extends StorePart {
  readonly #collection = typedCollection(this.db, "trackingEvents", storedEvent);

  /** Stores events that were recorded at `now` under their uuid; idempotent. */
  async put(events: readonly TrackingEvent[], now: number): Promise<void> {
    const expiresAt = Timestamp.fromMillis(retainedUntil(now));
    const batch = this.db.batch();
    for (const event of events) batch.set(this.#collection.doc(event.uuid), { ...event, expiresAt });
    await batch.commit();
  }
}
