import type { CollectionReference, Firestore, Query } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";
import { type UserDocument, userDocument } from "./documents/user-document.ts";
import { IN_TURN } from "./in-turn.ts";
import { type JsonValue, toJson } from "./to-json.ts";
import { USER_COLLECTIONS } from "./user-collections.ts";

/** Documents removed with one commit. */
const BATCH_SIZE = 300;

/** Everything kept about a user, wherever it is: what a deletion removes and an export shows. */
export class UserDataStore {
  readonly #db: Firestore;
  readonly #users: CollectionReference<UserDocument>;

  constructor(db: Firestore) {
    this.#db = db;
    this.#users = typedCollection(db, "users", userDocument);
  }

  /** Every document about the user, as it is stored, by path. */
  async documents(uid: string): Promise<Record<string, JsonValue>> {
    const [user, ...found] = await Promise.all([
      this.#db.doc(`users/${uid}`).get(),
      ...USER_COLLECTIONS.map(({ of }) => of(this.#db, uid).get()),
    ]);
    const all = [...(user.exists ? [user] : []), ...found.flatMap(({ docs }) => docs)];
    return Object.fromEntries(all.map((document) => [document.ref.path, toJson(document.data())]));
  }

  /**
   * Begins a deletion: from here on nothing is written for the user (see AccountGuard), and of the user's document only
   * the mark is left. One that began before keeps its beginning.
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
    }, IN_TURN);
  }

  /** Removes what is kept about a marked user, all but the marked document. Doing it again does what is left to do. */
  async sweep(uid: string): Promise<void> {
    await Promise.all(
      USER_COLLECTIONS.map(async ({ of, emptied }) => {
        const batch = of(this.#db, uid).limit(BATCH_SIZE);
        while ((await this.#remove(batch, emptied)) === BATCH_SIZE);
      }),
    );
  }

  /** Removes the marked document, the last of the user. */
  async removeMark(uid: string): Promise<void> {
    await this.#users.doc(uid).delete();
  }

  /** Users whose deletion began before `time` and did not end. */
  async unfinished(time: number): Promise<string[]> {
    const found = await this.#users.where("deletingAt", "<", time).limit(BATCH_SIZE).select().get();
    return found.docs.map(({ id }) => id);
  }

  async #remove(query: Query, emptied: Readonly<Record<string, null>> | undefined): Promise<number> {
    const { docs } = await query.get();
    const batch = this.#db.batch();
    for (const { ref } of docs) {
      if (emptied === undefined) batch.delete(ref);
      else batch.update(ref, emptied);
    }
    if (docs.length > 0) await batch.commit();
    return docs.length;
  }
}
