import { email, packageSlug } from "@mindle/domain/api/fields";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { typedCollection } from "./collection.ts";
import { ALREADY_EXISTS, codeOf } from "./failures.ts";

/** An address on a mailing list, `subscriptions/{id}`. */
const subscriptionDocument = z.object({
  type: z.enum(["schema-exit", "VOUCHER_GET"]),
  email,
  /** The package of a voucher request; null for other lists. */
  packageId: z.nullable(packageSlug),
  /** Milliseconds since the epoch. */
  subscribedAt: z.int(),
});

type SubscriptionDocument = z.output<typeof subscriptionDocument>;

/** Mailing lists. */
export class SubscriptionStore {
  readonly #collection: CollectionReference<SubscriptionDocument>;

  constructor(db: Firestore) {
    this.#collection = typedCollection(db, "subscriptions", subscriptionDocument);
  }

  /** Stores a subscription. One with this id stays unchanged. */
  async add(id: string, document: SubscriptionDocument): Promise<void> {
    try {
      await this.#collection.doc(id).create(document);
    } catch (error) {
      if (codeOf(error) !== ALREADY_EXISTS) throw error;
    }
  }
}
