import { type CollectionReference, FieldValue, type Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { AccountGuard } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import type { UserDocument } from "./documents/user-document.ts";
import { CONTENDED } from "./transaction-options.ts";

/** What a device shows. */
export type PushMessage = Pick<PushDocument, "title" | "text" | "path">;

/** Longer than a scheduled run, so that nothing is sent by two of them. */
const TAKEN_OVER_MS = 10 * 60_000;

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
   * Records that a message is being sent at `now`, and resolves to it. "sent" where one with this id was sent before,
   * or `compose` returns none; "doubtful" where another process may still be sending it. After {@link TAKEN_OVER_MS} an
   * unfinished attempt counts as failed and is repeated: devices show a repeated message once. `compose` gets the
   * user's document. Throws `unauthenticated` for a closed account.
   */
  begin(
    id: string,
    { uid, now }: { readonly uid: string; readonly now: number },
    compose: (user: UserDocument | undefined) => PushMessage | undefined,
  ): Promise<PushMessage | "sent" | "doubtful"> {
    const ref = this.#collection.doc(id);
    return this.#db.runTransaction(async (transaction) => {
      const user = await this.#guard.requireActive(transaction, uid);
      const known = (await transaction.get(ref)).data();
      if (known !== undefined && known.sendingSince === undefined) return "sent";
      if (known?.sendingSince !== undefined && now - known.sendingSince < TAKEN_OVER_MS) return "doubtful";
      const message = compose(user);
      if (message === undefined) return "sent";
      transaction.set(ref, { ...message, userId: uid, sendingSince: now });
      return message;
    }, CONTENDED);
  }

  /** Records that a message was sent; succeeds where its user was deleted meanwhile. */
  async end(id: string): Promise<void> {
    const ref = this.#collection.doc(id);
    await this.#db.runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists) transaction.update(ref, { sendingSince: FieldValue.delete() });
    }, CONTENDED);
  }
}

/** A message to the devices of a user, `pushes/{id}`; it exists once it is being sent, so that it is sent once. */
const pushDocument = z.object({
  /** The recipient. */
  userId: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path of the app that it opens. */
  path: z.string(),
  /** When its sending began, in milliseconds since the epoch; absent once it was sent. */
  sendingSince: z.optional(z.int()),
});

export type PushDocument = z.output<typeof pushDocument>;
