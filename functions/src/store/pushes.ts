import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import { type PushDocument, pushDocument } from "./documents/push-document.ts";
import type { UserDocument } from "./documents/user-document.ts";
import { CONTENDED } from "./transaction-options.ts";

/** What a device shows. */
export type PushMessage = Pick<PushDocument, "title" | "text" | "path">;

/** Messages to the devices of users. */
export class PushStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #collection: CollectionReference<PushDocument>;

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
    this.#collection = typedCollection(db, "pushes", pushDocument);
  }

  /**
   * Records that a message is sent now, and resolves to it; undefined where one with this id was sent before, or there
   * is none. `compose` gets the user's document. Throws `unauthenticated` for a closed account.
   */
  begin(
    id: string,
    uid: string,
    compose: (user: UserDocument | undefined) => PushMessage | undefined,
  ): Promise<PushMessage | undefined> {
    const ref = this.#collection.doc(id);
    return this.#db.runTransaction(async (transaction) => {
      const user = await this.#guard.requireActive(transaction, uid);
      if ((await transaction.get(ref)).exists) return undefined;
      const message = compose(user);
      if (message === undefined) return undefined;
      transaction.create(ref, { ...message, userId: uid });
      return message;
    }, CONTENDED);
  }
}
