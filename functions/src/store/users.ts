import type { CollectionReference, DocumentReference, Firestore } from "firebase-admin/firestore";
import { typedCollection } from "./collection.ts";
import { type UserDocument, userDocument } from "./documents/user-document.ts";
import { type UserProgramDocument, userProgramDocument } from "./documents/user-program-document.ts";
import { ALREADY_EXISTS, codeOf } from "./failures.ts";

/** What a user's document repeats of the Auth record. */
export interface AccountFacts {
  readonly email: string | null;
  readonly passwordSet: boolean;
}

/** A user's programme with its id. */
export interface StoredUserProgram extends UserProgramDocument {
  readonly programId: string;
}

/** Users and what lies below them. */
export class UserStore {
  readonly #db: Firestore;
  readonly #collection: CollectionReference<UserDocument>;

  constructor(db: Firestore) {
    this.#db = db;
    this.#collection = typedCollection(db, "users", userDocument);
  }

  /**
   * The user's document, made at `now` if there is none. One that exists keeps everything but the facts of the
   * account, which are brought up to date. Calls at the same time agree without a transaction, which would make
   * one of them wait: only one can create, and an update touches no other field.
   */
  async ensure(uid: string, facts: AccountFacts, now: number): Promise<UserDocument> {
    const ref = this.#collection.doc(uid);
    const known = (await ref.get()).data() ?? (await this.#create(ref, facts, now));
    if (known.email === facts.email && known.passwordSet === facts.passwordSet) return known;
    await ref.update({ email: facts.email, passwordSet: facts.passwordSet });
    return { ...known, ...facts };
  }

  async #create(
    ref: DocumentReference<UserDocument>,
    facts: AccountFacts,
    now: number,
  ): Promise<UserDocument> {
    const document = { ...facts, additionalInfo: {}, timezoneOffset: null, createdAt: now };
    try {
      await ref.create(document);
      return document;
    } catch (error) {
      const existing = codeOf(error) === ALREADY_EXISTS ? (await ref.get()).data() : undefined;
      if (existing === undefined) throw error;
      return existing;
    }
  }

  /** All programmes that were ever granted to the user, in the order of their ids. */
  async programs(uid: string): Promise<StoredUserProgram[]> {
    const programs = typedCollection(this.#db, `users/${uid}/programs`, userProgramDocument);
    return (await programs.get()).docs.map((found) => ({ programId: found.id, ...found.data() }));
  }
}
