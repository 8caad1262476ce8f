import { type TrackingEvent, trackingEvent } from "@mindle/domain/tracking/event";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";

/** Tracking events of the local stack, stored for inspection. */
export class TrackingEventStore {
  readonly #db: Firestore;
  readonly #collection: CollectionReference<TrackingEvent>;

  constructor(db: Firestore) {
    this.#db = db;
    this.#collection = typedCollection(db, "trackingEvents", trackingEvent);
  }

  /** Stores events under their uuid; idempotent. */
  async put(events: readonly TrackingEvent[]): Promise<void> {
    const batch = this.#db.batch();
    for (const event of events) batch.set(this.#collection.doc(event.uuid), event);
    await batch.commit();
  }
}
