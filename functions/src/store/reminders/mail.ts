import { retainedUntil } from "@mindle/domain/policy/terms";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { GuardedStore } from "../accounts/account-guard.ts";
import type { UserDocument } from "../accounts/user-document.ts";
import { CONTENDED, typedCollection } from "../firestore/collection.ts";

/**
 * A mail to a user, or to an address that was given without an account, `mail/{id}`, in the form of Firebase's Trigger Email extension, which sends it and adds `delivery`
 * (https://firebase.google.com/docs/extensions/official/firestore-send-email). It does not read `userId`.
 */
const mailDocument = z.object({
  to: z.string(),
  message: z.object({ subject: z.string(), text: z.string() }),
  /** The recipient; null for an address without an account. */
  userId: z.nullable(z.string()),
  /**
   * When one without a recipient's account may be deleted; a Firestore timestamp, as the time-to-live policy needs. Absent with
   * an account, which it goes with.
   */
  expiresAt: z.optional(z.instanceof(Timestamp)),
});

export type MailDocument = z.output<typeof mailDocument>;

/** Mail to users and to addresses given without an account, queued or sent. */
export class MailStore extends GuardedStore {
  readonly #collection = typedCollection(this.db, "mail", mailDocument);

  async exists(id: string): Promise<boolean> {
    return (await this.#collection.doc(id).get()).exists;
  }

  /**
   * Queues a mail to a user unless one with this id exists, or there is none. Resolves to whether it was queued. `compose` gets
   * the user's document. Throws `unauthenticated` for a closed account.
   */
  queue(
    id: string,
    to: { readonly uid: string; readonly email: string },
    compose: (user: UserDocument | undefined) => MailDocument["message"] | undefined,
  ): Promise<boolean> {
    const ref = this.#collection.doc(id);
    return this.writeFor(to.uid, async (transaction, user) => {
      if ((await transaction.get(ref)).exists) return false;
      const message = compose(user);
      if (message === undefined) return false;
      transaction.create(ref, { to: to.email, message, userId: to.uid });
      return true;
    });
  }

  /** Queues a mail at `now` to an address that was given without an account, unless one with this id exists. */
  queueToAddress(id: string, email: string, message: MailDocument["message"], now: number): Promise<void> {
    const expiresAt = Timestamp.fromMillis(retainedUntil(now));
    const ref = this.#collection.doc(id);
    return this.db.runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists) return;
      transaction.create(ref, { to: email, message, userId: null, expiresAt });
    }, CONTENDED);
  }
}
