import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";
import { type SubscriptionDocument, subscriptionDocument } from "./documents/subscription-document.ts";
import { ALREADY_EXISTS, codeOf } from "./failures.ts";

/** Mailing lists. */
export class SubscriptionStore {
  readonly #collection: CollectionReference<SubscriptionDocument>;

  constructor(db: Firestore) {
    this.#collection = typedCollection(db, "subscriptions", subscriptionDocument);
  }

  /** Stores a subscription unless one with this id exists, which stays as it is. */
  async add(id: string, document: SubscriptionDocument): Promise<void> {
    try {
      await this.#collection.doc(id).create(document);
    } catch (error) {
      if (codeOf(error) !== ALREADY_EXISTS) throw error;
    }
  }
}
