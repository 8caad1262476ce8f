import type { Firestore, Transaction } from "firebase-admin/firestore";
import { AppError } from "../../app-error.ts";
import { CONTENDED, StorePart, typedCollection } from "../firestore/collection.ts";
import type { AccountStore } from "./accounts.ts";
import { type UserDocument, userDocument } from "./user-document.ts";

/** Error for a token whose account is closed or being deleted: a token stays valid longer than its account. */
export function accountClosed(): AppError {
  return new AppError("unauthenticated", "the account is closed");
}

/**
 * Allows a transaction to write for a user only while the account is active, so that a deletion leaves nothing behind.
 *
 * A deletion first marks `users/{uid}`, and last closes the account and deletes that document. A transaction that read
 * the document before it was marked either commits before the mark, so that the deletion finds what it wrote, or is
 * retried and reads the mark. A transaction that finds no document belongs to a new user or runs after a deletion:
 * whether the account still exists, checked after the read, decides.
 */
export class AccountGuard extends StorePart {
  readonly #users = typedCollection(this.db, "users", userDocument);
  readonly #accounts: AccountStore;

  constructor(db: Firestore, accounts: AccountStore) {
    super(db);
    this.#accounts = accounts;
  }

  /**
   * Reads the user's document, undefined for a new user. Must run before the transaction's first write. Throws
   * `unauthenticated` for a closed account.
   */
  async requireActive(transaction: Transaction, uid: string): Promise<UserDocument | undefined> {
    const user = (await transaction.get(this.#users.doc(uid))).data();
    const closed =
      user === undefined ? (await this.#accounts.find(uid)) === undefined : user.deletingAt !== undefined;
    if (closed) throw accountClosed();
    return user;
  }
}

/** A part of the store that writes for users, while their accounts are active. */
export abstract class GuardedStore extends StorePart {
  protected readonly guard: AccountGuard;

  constructor(db: Firestore, guard: AccountGuard) {
    super(db);
    this.guard = guard;
  }

  /**
   * Runs a transaction that writes for a user. `write` gets the user's document, undefined for a new user. Throws
   * `unauthenticated` for a closed account.
   */
  protected writeFor<Result>(
    uid: string,
    write: (transaction: Transaction, user: UserDocument | undefined) => Promise<Result>,
  ): Promise<Result> {
    return this.db.runTransaction(
      async (transaction) => write(transaction, await this.guard.requireActive(transaction, uid)),
      CONTENDED,
    );
  }
}
