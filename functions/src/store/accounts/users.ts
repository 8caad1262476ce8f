import { isDeepStrictEqual } from "node:util";
import type { Language } from "@mindle/domain/catalogue/language";
import { CONSENTS, type ConsentTexts } from "@mindle/domain/policy/consents";
import { isFlagActive, laterFlag, type SafetyFlag } from "@mindle/domain/safety/safety-flag";
import { FieldValue } from "firebase-admin/firestore";
import { findAll, typedCollection } from "../firestore/collection.ts";
import { accountClosed, GuardedStore } from "./account-guard.ts";
import {
  type UserDocument,
  type UserProgramDocument,
  userDocument,
  userProgramDocument,
} from "./user-document.ts";

/** What a user's document takes from the Auth record and from the request. */
export interface AccountFields {
  readonly email: string | null;
  /** Whether the account can sign in with its address: with a password or, before one is set, with a link. */
  readonly signsInByEmail: boolean;
  /** Whether a password was set, as the client says; absent where it stays unchanged. */
  readonly passwordSet?: boolean;
  /** Consents that are given now; absent where they stay unchanged. */
  readonly consents?: ConsentTexts;
  /** The language of mail; absent where it stays unchanged. */
  readonly language?: Language;
}

type AdditionalInfo = UserDocument["additionalInfo"];

export interface StoredUserProgram extends UserProgramDocument {
  readonly programId: string;
}

const NEW_USER = { email: null, additionalInfo: {}, passwordSet: true, timezoneOffset: null } as const;

export class UserStore extends GuardedStore {
  readonly #collection = typedCollection(this.db, "users", userDocument);

  /**
   * Returns the user's document with the given fields, and creates or updates it if needed. Most calls change nothing
   * and need no transaction.
   */
  async ensure(uid: string, fields: AccountFields, now: number): Promise<UserDocument> {
    const known = (await this.#collection.doc(uid).get()).data();
    if (known?.deletingAt !== undefined) throw accountClosed();
    if (known !== undefined && isDeepStrictEqual(withAccount(known, fields, now), known)) return known;
    return this.change(uid, fields, (info) => info, now);
  }

  async change(
    uid: string,
    fields: AccountFields,
    change: (info: AdditionalInfo) => AdditionalInfo,
    now: number,
  ): Promise<UserDocument> {
    return this.writeFor(uid, async (transaction, known) => {
      const before = known ?? { ...NEW_USER, createdAt: now };
      const document = { ...withAccount(before, fields, now), additionalInfo: change(before.additionalInfo) };
      if (!isDeepStrictEqual(document, known)) transaction.set(this.#collection.doc(uid), document);
      return document;
    });
  }

  async safetyFlag(uid: string): Promise<SafetyFlag | null> {
    return (await this.#collection.doc(uid).get()).data()?.safetyFlag ?? null;
  }

  /**
   * Stores the flag of a user whose document exists, or removes it with null. Resolves to the flag that is stored then: of two
   * the later one stays.
   */
  async setSafetyFlag(uid: string, flag: SafetyFlag | null): Promise<SafetyFlag | null> {
    return this.writeFor(uid, async (transaction, user) => {
      const known = user?.safetyFlag ?? null;
      const next = flag === null ? null : laterFlag(known, flag);
      if (!isDeepStrictEqual(next, known)) {
        transaction.update(this.#collection.doc(uid), { safetyFlag: next ?? FieldValue.delete() });
      }
      return next;
    });
  }

  /** All programmes that were ever granted to the user, ordered by id. */
  async programs(uid: string): Promise<StoredUserProgram[]> {
    return (await this.#programsById(uid).get()).docs.map((found) => ({
      programId: found.id,
      ...found.data(),
    }));
  }

  /** Those of the programmes that were ever granted to the user. */
  async programsById(uid: string, programIds: readonly string[]): Promise<StoredUserProgram[]> {
    const found = await findAll(this.#programsById(uid), programIds);
    return [...found].map(([programId, document]) => ({ programId, ...document }));
  }

  #programsById(uid: string) {
    return typedCollection(this.db, `users/${uid}/programs`, userProgramDocument);
  }
}

/**
 * The document with the account's present state. Auth does not say whether an account that signs in by e-mail has a
 * password, so the client's word for it is kept. A safety flag past its days goes.
 */
function withAccount(
  { safetyFlag, ...known }: UserDocument,
  { signsInByEmail, consents, ...given }: AccountFields,
  now: number,
): UserDocument {
  return {
    ...known,
    ...(isFlagActive(safetyFlag, now) && { safetyFlag }),
    ...given,
    passwordSet: signsInByEmail && (given.passwordSet ?? known.passwordSet),
    ...(consents !== undefined && { consents: dated(known.consents, consents, now) }),
  };
}

/** Consents with their time, which is the first one of those to the same texts. */
function dated(known: UserDocument["consents"], consents: ConsentTexts, now: number) {
  const isKnown = known !== undefined && CONSENTS.every((consent) => known[consent] === consents[consent]);
  return isKnown ? known : { ...consents, givenAt: now };
}
