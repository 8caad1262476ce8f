import type { Auth, DecodedIdToken, UserRecord } from "firebase-admin/auth";
import { isDocumentId } from "../firestore/collection.ts";
import { codeOf } from "../firestore/failures.ts";
import { hasIdTokenForm } from "./id-token.ts";

export interface Account {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Sign-in methods, such as `password` or `google.com`. */
  readonly providers: readonly string[];
  /** The address with which the account was first used here; null before, and without an address. */
  readonly firstEmail: string | null;
}

interface AccountUse {
  readonly uid: string;
  /** The latest of sign-up, sign-in and renewal of a session; milliseconds since the epoch. */
  readonly lastUsedAt: number;
}

interface AccountPage {
  readonly accounts: readonly AccountUse[];
  /** Where the next part begins; null after the last. */
  readonly next: string | null;
}

export interface SessionAccount extends Account {
  /** When the user signed in, or last showed who they are, in milliseconds since the epoch. */
  readonly signedInAt: number;
}

/** Custom claim with {@link Account.firstEmail}. */
const FIRST_EMAIL = "firstEmail";

const PASSWORD = "password";

/** Accounts that Auth looks up in one request at most. */
const LOOKUP_SIZE = 100;

/** Accounts that Auth lists in one request at most. */
const PAGE_SIZE = 1_000;

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

/** Error codes for an account that does not exist, and for an e-mail address that no account could have. */
const MISSING: ReadonlySet<unknown> = new Set(["auth/user-not-found", "auth/invalid-email"]);

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
    const record = await unlessMissing(this.#auth.getUser(uid));
    return record === undefined || record.disabled ? undefined : toAccount(record);
  }

  /** When the account was last used, in milliseconds since the epoch; undefined for a deleted one. */
  async lastUsedAt(uid: string): Promise<number | undefined> {
    const record = await unlessMissing(this.#auth.getUser(uid));
    return record && toUse(record).lastUsedAt;
  }

  /** Deletes the account; idempotent. */
  async delete(uid: string): Promise<void> {
    await unlessMissing(this.#auth.deleteUser(uid));
  }

  /** Revokes the refresh tokens of all sessions, and with them the ID tokens that were issued until now; idempotent. */
  async endSessions(uid: string): Promise<void> {
    await unlessMissing(this.#auth.revokeRefreshTokens(uid));
  }

  /** The account with this address; undefined without one, or for a disabled one. */
  async findByEmail(email: string): Promise<Account | undefined> {
    const found = await this.findAnyByEmail(email);
    return found?.disabled === true ? undefined : found?.account;
  }

  /** The account with this address, also a disabled one; undefined without one. */
  async findAnyByEmail(email: string): Promise<{ account: Account; disabled: boolean } | undefined> {
    const record = await unlessMissing(this.#auth.getUserByEmail(email));
    return record && { account: toAccount(record), disabled: record.disabled };
  }

  /** Those of the ids that no account has. */
  async findMissing(uids: readonly string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let from = 0; from < uids.length; from += LOOKUP_SIZE) {
      const asked = uids.slice(from, from + LOOKUP_SIZE);
      const { users } = await this.#auth.getUsers(asked.map((uid) => ({ uid })));
      const found = new Set(users.map(({ uid }) => uid));
      missing.push(...asked.filter((uid) => !found.has(uid)));
    }
    return missing;
  }

  /** A part of all accounts, after those of the part that named the place `after`; from the first one for a place that is unknown. */
  async list(after: string | null): Promise<AccountPage> {
    try {
      const { users, pageToken } = await this.#auth.listUsers(PAGE_SIZE, after ?? undefined);
      return { accounts: users.map(toUse), next: pageToken ?? null };
    } catch (error) {
      if (after === null || codeOf(error) !== "auth/invalid-page-token") throw error;
      return this.list(null);
    }
  }

  async keepFirstEmail({ uid, email }: Account): Promise<void> {
    const { customClaims } = await this.#auth.getUser(uid);
    await this.#auth.setCustomUserClaims(uid, { ...customClaims, [FIRST_EMAIL]: email });
  }

  /** Gives the account its first address back, which was confirmed. */
  async restoreFirstEmail({ uid, firstEmail }: Account): Promise<void> {
    if (firstEmail !== null) await this.#auth.updateUser(uid, { email: firstEmail, emailVerified: true });
  }

  /** Unlinks everything but the password from an account that has one; returns the changed account. */
  async unlinkProviders(account: Account): Promise<Account> {
    const others = account.providers.filter((provider) => provider !== PASSWORD);
    if (others.length === 0 || !account.providers.includes(PASSWORD)) return account;
    return toAccount(await this.#auth.updateUser(account.uid, { providersToUnlink: others }));
  }
}

/** Resolves to undefined where there is no such account. */
async function unlessMissing<Found>(work: Promise<Found>): Promise<Found | undefined> {
  try {
    return await work;
  } catch (error) {
    if (MISSING.has(codeOf(error))) return undefined;
    throw error;
  }
}

function isRevoked(claims: DecodedIdToken, { tokensValidAfterTime }: UserRecord): boolean {
  return tokensValidAfterTime !== undefined && claims.auth_time * 1000 < Date.parse(tokensValidAfterTime);
}

function toUse({ uid, metadata }: UserRecord): AccountUse {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  const times = [creationTime, lastSignInTime, lastRefreshTime ?? ""].map((time) => Date.parse(time));
  const known = times.filter((time) => !Number.isNaN(time));
  // Without any time nothing says that it is out of use.
  return { uid, lastUsedAt: known.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...known) };
}

function toAccount(record: UserRecord): Account {
  const firstEmail: unknown = record.customClaims?.[FIRST_EMAIL];
  return {
    uid: record.uid,
    email: record.email ?? null,
    emailVerified: record.emailVerified,
    providers: record.providerData.map(({ providerId }) => providerId),
    firstEmail: typeof firstEmail === "string" ? firstEmail : null,
  };
}
