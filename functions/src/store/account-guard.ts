import type { CollectionReference, Firestore, Transaction } from "firebase-admin/firestore";
import { AppError } from "../app-error.ts";
import type { AccountStore } from "./accounts.ts";
import { typedCollection } from "./collection.ts";
import { type UserDocument, userDocument } from "./documents/user-document.ts";

/** Refuses whoever comes with the token of an account that is closed, or being deleted: a token outlives its account. */
export function accountClosed(): AppError {
  return new AppError("unauthenticated", "the account is closed");
}

/**
 * Lets a transaction write for a user only while the account lives, so that deleting a user leaves nothing behind.
 *
 * Deleting begins by marking `users/{uid}`, and ends by closing the account and then removing that document. A
 * transaction that read the document before it was marked either commits before the mark, and what it wrote is found
 * by the deletion, or meets the mark when it tries again. One that finds no document may belong to a new user, or come
 * after a deletion; what tells them apart is whether the account still exists, asked after the read.
 */
export class AccountGuard {
  readonly #users: CollectionReference<UserDocument>;
  readonly #accounts: AccountStore;

  constructor(db: Firestore, accounts: AccountStore) {
    this.#users = typedCollection(db, "users", userDocument);
    this.#accounts = accounts;
  }

  /**
   * The user's document, undefined for a new user who has none yet; must come before the transaction's first write.
   * Throws `unauthenticated` for a closed account.
   */
  async admit(transaction: Transaction, uid: string): Promise<UserDocument | undefined> {
    const user = (await transaction.get(this.#users.doc(uid))).data();
    const closed =
      user === undefined ? (await this.#accounts.find(uid)) === undefined : user.deletingAt !== undefined;
    if (closed) throw accountClosed();
    return user;
  }
}
