import type { Auth, UserRecord } from "firebase-admin/auth";
import { codeOf } from "./failures.ts";

/** An account as Auth knows it. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  /** Whether the address was shown to be the user's. */
  readonly emailVerified: boolean;
  /** Sign-in methods, such as `password` or `google.com`. */
  readonly providers: readonly string[];
}

/** What a verified token says. */
export interface TokenClaims {
  readonly uid: string;
}

/** Codes by which Auth says that a token is bad. */
const BAD_TOKEN: ReadonlySet<unknown> = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** Codes by which Auth says that nobody has an address: it is unknown, or none that an account could have. */
const NO_SUCH_EMAIL: ReadonlySet<unknown> = new Set(["auth/user-not-found", "auth/invalid-email"]);

/** Accounts, which belong to Firebase Auth. */
export class AccountStore {
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** Verifies an ID token; undefined for one that is malformed, forged, expired, or of a closed account. */
  async verifyToken(token: string): Promise<TokenClaims | undefined> {
    try {
      const { uid } = await this.#auth.verifyIdToken(token);
      return { uid };
    } catch (error) {
      if (BAD_TOKEN.has(codeOf(error))) return undefined;
      throw error;
    }
  }

  /** The account, or undefined when it was deleted or disabled. */
  async find(uid: string): Promise<Account | undefined> {
    try {
      const record = await this.#auth.getUser(uid);
      return record.disabled ? undefined : toAccount(record);
    } catch (error) {
      if (codeOf(error) === "auth/user-not-found") return undefined;
      throw error;
    }
  }

  /** Deletes the account for good; one that is gone already is no error. */
  async delete(uid: string): Promise<void> {
    try {
      await this.#auth.deleteUser(uid);
    } catch (error) {
      if (codeOf(error) !== "auth/user-not-found") throw error;
    }
  }

  /** The account that has this address, or undefined when there is none, or it was disabled. */
  async findByEmail(email: string): Promise<Account | undefined> {
    try {
      const record = await this.#auth.getUserByEmail(email);
      return record.disabled ? undefined : toAccount(record);
    } catch (error) {
      if (NO_SUCH_EMAIL.has(codeOf(error))) return undefined;
      throw error;
    }
  }

  /** Whether an account has this address. */
  async emailExists(email: string): Promise<boolean> {
    try {
      await this.#auth.getUserByEmail(email);
      return true;
    } catch (error) {
      if (NO_SUCH_EMAIL.has(codeOf(error))) return false;
      throw error;
    }
  }
}

function toAccount(record: UserRecord): Account {
  return {
    uid: record.uid,
    email: record.email ?? null,
    emailVerified: record.emailVerified,
    providers: record.providerData.map(({ providerId }) => providerId),
  };
}
