import type { Firestore, Query } from "firebase-admin/firestore";

/** Documents deleted per commit. */
const BATCH_SIZE = 300;

/** E-mail addresses that were given without an account. What belongs to an account goes with it (USER_COLLECTIONS). */
export class AddressStore {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /**
   * Takes an address off all mailing lists, also where a user gave it, and deletes the mail that was queued or sent to it
   * without an account. Idempotent; resolves to the number of deleted documents.
   */
  async unsubscribe(email: string): Promise<number> {
    // Lists and their mail have addresses in lower case.
    const address = email.toLowerCase();
    const subscriptions = this.#db.collection("subscriptions").where("email", "==", address);
    const mail = this.#db.collection("mail").where("to", "==", address).where("userId", "==", null);
    return (await this.#deleteAll(subscriptions)) + (await this.#deleteAll(mail));
  }

  /** As {@link unsubscribe}, and deletes the responses without an owner in which the address was given, as it was written. */
  async forget(email: string): Promise<number> {
    const responses = this.#db
      .collection("assessments")
      .where("answers.email.value", "in", [...new Set([email, email.toLowerCase()])])
      .where("ownerUid", "==", null);
    return (await this.unsubscribe(email)) + (await this.#deleteAll(responses));
  }

  async #deleteAll(query: Query): Promise<number> {
    const page = query.limit(BATCH_SIZE).select();
    let deleted = 0;
    for (let found = await page.get(); !found.empty; found = await page.get()) {
      const batch = this.#db.batch();
      for (const { ref } of found.docs) batch.delete(ref);
      await batch.commit();
      deleted += found.size;
    }
    return deleted;
  }
}
