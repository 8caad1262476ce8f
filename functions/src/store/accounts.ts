import type { Auth, DecodedIdToken, UserRecord } from "firebase-admin/auth";
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

/** The account of a session. */
export interface SessionAccount extends Account {
  /** When the user signed in, or last showed who they are, in milliseconds since the epoch. */
  readonly signedInAt: number;
}

/** Error codes for an invalid token, or a token whose account is closed. */
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

  /**
   * Verifies an ID token and reads its account; undefined for an unreadable, forged or expired token, and at once for a
   * deleted or disabled account or revoked sessions: the token alone says nothing of these for up to an hour.
   */
  async verifyToken(token: string): Promise<SessionAccount | undefined> {
    if (!hasIdTokenForm(token)) return undefined;
    try {
      const claims = await this.#auth.verifyIdToken(token);
      // Auth accepts any text as the uid of an imported user.
      if (!isDocumentId(claims.uid)) return undefined;
      // Not verifyIdToken's own check, which would keep the account to itself and cost a second request.
      const record = await this.#auth.getUser(claims.uid);
      if (record.disabled || isRevoked(claims, record)) return undefined;
      return { ...toAccount(record), signedInAt: claims.auth_time * 1000 };
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

  /** Revokes the refresh tokens of all sessions, and with them the ID tokens that were issued until now; idempotent. */
  async endSessions(uid: string): Promise<void> {
    try {
      await this.#auth.revokeRefreshTokens(uid);
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

/** Whether the account's sessions were revoked after the token's sign-in. */
function isRevoked(claims: DecodedIdToken, { tokensValidAfterTime }: UserRecord): boolean {
  return tokensValidAfterTime !== undefined && claims.auth_time * 1000 < Date.parse(tokensValidAfterTime);
}

function toAccount(record: UserRecord): Account {
  return {
    uid: record.uid,
    email: record.email ?? null,
    emailVerified: record.emailVerified,
    providers: record.providerData.map(({ providerId }) => providerId),
  };
}
