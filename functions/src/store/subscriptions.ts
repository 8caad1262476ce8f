import { email, packageSlug } from "@mindle/domain/api/fields";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import { ALREADY_EXISTS, codeOf } from "./failures.ts";
import { CONTENDED } from "./transaction-options.ts";

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

/** Mailing lists. */
export class SubscriptionStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #collection: CollectionReference<SubscriptionDocument>;

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
    this.#collection = typedCollection(db, "subscriptions", subscriptionDocument);
  }

  /** Stores a subscription. One with this id stays unchanged. Throws `unauthenticated` for a closed account. */
  async add(id: string, document: SubscriptionDocument): Promise<void> {
    try {
      await this.#create(id, document);
    } catch (error) {
      if (codeOf(error) !== ALREADY_EXISTS) throw error;
    }
  }

  async #create(id: string, document: SubscriptionDocument): Promise<void> {
    const ref = this.#collection.doc(id);
    const { userId } = document;
    if (userId === null) {
      await ref.create(document);
      return;
    }
    await this.#db.runTransaction(async (transaction) => {
      await this.#guard.requireActive(transaction, userId);
      transaction.create(ref, document);
    }, CONTENDED);
  }
}
