import type { CollectionReference, Firestore, Query } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";
import { type UserDocument, userDocument } from "./documents/user-document.ts";
import { type JsonValue, toJson } from "./to-json.ts";
import { CONTENDED } from "./transaction-options.ts";
import { USER_COLLECTIONS } from "./user-collections.ts";

/** Documents deleted per commit. */
const BATCH_SIZE = 300;

/** All data of a user, for deletion and export. */
export class UserDataStore {
  readonly #db: Firestore;
  readonly #users: CollectionReference<UserDocument>;

  constructor(db: Firestore) {
    this.#db = db;
    this.#users = typedCollection(db, "users", userDocument);
  }

  /** All documents of the user, by path. */
  async documents(uid: string): Promise<Record<string, JsonValue>> {
    const [user, ...found] = await Promise.all([
      this.#db.doc(`users/${uid}`).get(),
      ...USER_COLLECTIONS.map(({ query }) => query(this.#db, uid).get()),
    ]);
    const all = [...(user.exists ? [user] : []), ...found.flatMap(({ docs }) => docs)];
    return Object.fromEntries(all.map((document) => [document.ref.path, toJson(document.data())]));
  }

  /**
   * Starts a deletion: from now on nothing is written for the user (see AccountGuard). Only the mark stays of the
   * user's document. An earlier mark keeps its time.
   */
  async markDeleting(uid: string, now: number): Promise<void> {
    const ref = this.#users.doc(uid);
    await this.#db.runTransaction(async (transaction) => {
      const known = (await transaction.get(ref)).data();
      transaction.set(ref, {
        email: null,
        additionalInfo: {},
        passwordSet: false,
        timezoneOffset: null,
        createdAt: known?.createdAt ?? now,
        deletingAt: known?.deletingAt ?? now,
      });
    }, CONTENDED);
  }

  /** Deletes all documents of a marked user except the marked one. Idempotent. */
  async deleteDocuments(uid: string): Promise<void> {
    await Promise.all(
      USER_COLLECTIONS.map(async ({ query, clearedFields }) => {
        const page = query(this.#db, uid).limit(BATCH_SIZE);
        while ((await this.#deletePage(page, clearedFields)) === BATCH_SIZE);
      }),
    );
  }

  /** Deletes the marked document, the last one of the user. */
  async deleteUserDocument(uid: string): Promise<void> {
    await this.#users.doc(uid).delete();
  }

  /** Ids of users whose deletion started before `time` and is not complete. */
  async interruptedDeletions(time: number): Promise<string[]> {
    const found = await this.#users.where("deletingAt", "<", time).limit(BATCH_SIZE).select().get();
    return found.docs.map(({ id }) => id);
  }

  async #deletePage(page: Query, clearedFields: Readonly<Record<string, null>> | undefined): Promise<number> {
    const { docs } = await page.get();
    const batch = this.#db.batch();
    for (const { ref } of docs) {
      if (clearedFields === undefined) batch.delete(ref);
      else batch.update(ref, clearedFields);
    }
    if (docs.length > 0) await batch.commit();
    return docs.length;
  }
}
