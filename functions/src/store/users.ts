import { isDeepStrictEqual } from "node:util";
import type { Language } from "@mindle/domain/catalogue/language";
import type { CollectionReference, Firestore } from "firebase-admin/firestore";
import { type AccountGuard, accountClosed } from "./account-guard.ts";
import { typedCollection } from "./collection.ts";
import { type UserDocument, userDocument } from "./documents/user-document.ts";
import { type UserProgramDocument, userProgramDocument } from "./documents/user-program-document.ts";
import { findAll } from "./find-all.ts";
import { IN_TURN } from "./in-turn.ts";

/** What a user's document repeats of the Auth record, and the language mail is written in. */
export interface UserFacts {
  readonly email: string | null;
  readonly passwordSet: boolean;
  /** Absent where it is not told anew. */
  readonly language?: Language;
}

type AdditionalInfo = UserDocument["additionalInfo"];

/** A user's programme with its id. */
export interface StoredUserProgram extends UserProgramDocument {
  readonly programId: string;
}

/** Users and what lies below them. */
export class UserStore {
  readonly #db: Firestore;
  readonly #guard: AccountGuard;
  readonly #collection: CollectionReference<UserDocument>;

  constructor(db: Firestore, guard: AccountGuard) {
    this.#db = db;
    this.#guard = guard;
    this.#collection = typedCollection(db, "users", userDocument);
  }

  /**
   * The user's document, made at `now` if there is none. One that exists keeps everything but these facts, which
   * are brought up to date. Nearly every call finds nothing to write, and makes no transaction.
   */
  async ensure(uid: string, facts: UserFacts, now: number): Promise<UserDocument> {
    const known = (await this.#collection.doc(uid).get()).data();
    if (known?.deletingAt !== undefined) throw accountClosed();
    if (known !== undefined && isDeepStrictEqual({ ...known, ...facts }, known)) return known;
    return this.change(uid, facts, (info) => info, now);
  }

  /** Changes what the user told about themselves, and brings the facts up to date. */
  async change(
    uid: string,
    facts: UserFacts,
    change: (info: AdditionalInfo) => AdditionalInfo,
    now: number,
  ): Promise<UserDocument> {
    return this.#db.runTransaction(async (transaction) => {
      const known = await this.#guard.admit(transaction, uid);
      const before = known ?? { additionalInfo: {}, timezoneOffset: null, createdAt: now };
      const document = { ...before, ...facts, additionalInfo: change(before.additionalInfo) };
      if (!isDeepStrictEqual(document, known)) transaction.set(this.#collection.doc(uid), document);
      return document;
    }, IN_TURN);
  }

  /** All programmes that were ever granted to the user, in the order of their ids. */
  async programs(uid: string): Promise<StoredUserProgram[]> {
    return (await this.#programsOf(uid).get()).docs.map((found) => ({
      programId: found.id,
      ...found.data(),
    }));
  }

  /** Those of the named programmes that were ever granted to the user. */
  async programsOf(uid: string, programIds: readonly string[]): Promise<StoredUserProgram[]> {
    const found = await findAll(this.#programsOf(uid), programIds);
    return [...found].map(([programId, document]) => ({ programId, ...document }));
  }

  #programsOf(uid: string): CollectionReference<UserProgramDocument> {
    return typedCollection(this.#db, `users/${uid}/programs`, userProgramDocument);
  }
}
