import type { Auth, UserRecord } from "firebase-admin/auth";
import { isDocumentId } from "./document-id.ts";
import { codeOf } from "./failures.ts";
import { hasIdTokenForm } from "./id-token.ts";

/** An account in Firebase Auth. */
export interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Sign-in methods, such as `password` or `google.com`. */
  readonly providers: readonly string[];
}

export interface TokenClaims {
  readonly uid: string;
}

/** Error codes for an invalid token. */
const BAD_TOKEN: ReadonlySet<unknown> = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/invalid-uid",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** Error codes for an e-mail address without an account, or one that no account could have. */
const NO_SUCH_EMAIL: ReadonlySet<unknown> = new Set(["auth/user-not-found", "auth/invalid-email"]);

/** Accounts in Firebase Auth. */
export class AccountStore {
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** Verifies an ID token; undefined for an unreadable, forged or expired one, or one of a closed account. */
  async verifyToken(token: string): Promise<TokenClaims | undefined> {
    if (!hasIdTokenForm(token)) return undefined;
    try {
      const { uid } = await this.#auth.verifyIdToken(token);
      // Auth accepts any text as the uid of an imported user.
      return isDocumentId(uid) ? { uid } : undefined;
    } catch (error) {
      if (BAD_TOKEN.has(codeOf(error))) return undefined;
      throw error;
    }
  }

  /** The account; undefined for a deleted or disabled one. */
  async find(uid: string): Promise<Account | undefined> {
    try {
      const record = await this.#auth.getUser(uid);
      return record.disabled ? undefined : toAccount(record);
    } catch (error) {
      if (codeOf(error) === "auth/user-not-found") return undefined;
      throw error;
    }
  }

  /** Deletes the account; idempotent. */
  async delete(uid: string): Promise<void> {
    try {
      await this.#auth.deleteUser(uid);
    } catch (error) {
      if (codeOf(error) !== "auth/user-not-found") throw error;
    }
  }

  /** The account with this address; undefined without one, or for a disabled one. */
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
