import { email, packageSlug } from "@mindle/domain/api/fields";
import type { Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { GuardedStore } from "./accounts/account-guard.ts";
import { StorePart, typedCollection } from "./firestore/collection.ts";
import { isCreated } from "./firestore/failures.ts";

/** An address on a mailing list, `subscriptions/{id}`. */
const subscriptionDocument = z.object({
  type: z.enum(["schema-exit", "VOUCHER_GET"]),
  email,
  /** Who gave it; null without sign-in. */
  userId: z._default(z.nullable(z.string()), null),
  /** The package of a voucher request; null for other lists. */
  packageId: z.nullable(packageSlug),
  /** Milliseconds since the epoch. */
  subscribedAt: z.int(),
});

type SubscriptionDocument = z.output<typeof subscriptionDocument>;

export class SubscriptionStore extends GuardedStore {
  readonly #collection = typedCollection(this.db, "subscriptions", subscriptionDocument);

  /** Stores a subscription. One with this id stays unchanged. Throws `unauthenticated` for a closed account. */
  async add(id: string, document: SubscriptionDocument): Promise<void> {
    await isCreated(this.#create(id, document));
  }

  async #create(id: string, document: SubscriptionDocument): Promise<void> {
    const ref = this.#collection.doc(id);
    const { userId } = document;
    if (userId === null) {
      await ref.create(document);
      return;
    }
    await this.writeFor(userId, async (transaction) => {
      transaction.create(ref, document);
    });
  }
}

/** Documents deleted per commit. */
const BATCH_SIZE = 300;

/** E-mail addresses that were given without an account. What belongs to an account goes with it (USER_COLLECTIONS). */
export class AddressStore extends StorePart {
  /**
   * Takes an address off all mailing lists, also where a user gave it, and deletes the mail that was queued or sent to it
   * without an account. Idempotent; resolves to the number of deleted documents.
   */
  async unsubscribe(email: string): Promise<number> {
    // Lists and their mail have addresses in lower case.
    const address = email.toLowerCase();
    const subscriptions = this.db.collection("subscriptions").where("email", "==", address);
    const mail = this.db.collection("mail").where("to", "==", address).where("userId", "==", null);
    return (await this.#deleteAll(subscriptions)) + (await this.#deleteAll(mail));
  }

  /** As {@link unsubscribe}, and deletes the responses without an owner in which the address was given, as it was written. */
  async forget(email: string): Promise<number> {
    const responses = this.db
      .collection("assessments")
      .where("answers.email.value", "in", [...new Set([email, email.toLowerCase()])])
      .where("ownerUid", "==", null);
    return (await this.unsubscribe(email)) + (await this.#deleteAll(responses));
  }

  async #deleteAll(query: Query): Promise<number> {
    const page = query.limit(BATCH_SIZE).select();
    let deleted = 0;
    for (let found = await page.get(); !found.empty; found = await page.get()) {
      const batch = this.db.batch();
      for (const { ref } of found.docs) batch.delete(ref);
      await batch.commit();
      deleted += found.size;
    }
    return deleted;
  }
}
