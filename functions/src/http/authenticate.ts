import { createHash } from "node:crypto";
import {
  APP_CHECK_HEADER,
  BROWSER_ID_HEADER,
  isBrowserId,
  isSessionId,
  SESSION_ID_HEADER,
} from "@mindle/domain/api/headers";
import {
  CLAIM_SECRET_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  isSecretId,
  type OperationHeader,
} from "@mindle/domain/api/operation-headers";
import { AppError, invalidArgument } from "../app-error.ts";
import type { SessionAccount } from "../store/accounts/accounts.ts";
import type { ApiRequest } from "./message.ts";

/** The account of an ID token; undefined for an invalid token. */
export type VerifyToken = (token: string) => Promise<SessionAccount | undefined>;

/** Reads the browser's ids from the headers; null without the header. A malformed id is `invalid-argument`. */
export function readClientIds(request: ApiRequest): {
  readonly browserId: string | null;
  readonly sessionId: string | null;
} {
  return {
    browserId: readId(request, BROWSER_ID_HEADER, isBrowserId),
    sessionId: readId(request, SESSION_ID_HEADER, isSessionId),
  };
}

/** Reads the headers of an operation; null without one, or for an operation that does not read it. */
export function readOperationHeaders(
  request: ApiRequest,
  headers: readonly OperationHeader[] = [],
): { readonly claimHash: string | null; readonly idempotencyKey: string | null } {
  const read = (header: OperationHeader) =>
    headers.includes(header) ? readId(request, header, isSecretId) : null;
  const secret = read(CLAIM_SECRET_HEADER);
  return {
    claimHash: secret === null ? null : createHash("sha256").update(secret).digest("hex"),
    idempotencyKey: read(IDEMPOTENCY_KEY_HEADER),
  };
}

function readId(request: ApiRequest, header: string, isValid: (text: string) => boolean): string | null {
  const id = request.header(header);
  if (id === undefined) return null;
  if (!isValid(id)) throw invalidArgument(header, "is malformed");
  return id;
}

export type VerifyAppCheckToken = (token: string) => Promise<boolean>;

/** Throws `unauthenticated` for a call without a valid App Check token, where App Check is enforced. */
export async function verifyAppCheck(
  request: ApiRequest,
  verifyAppCheckToken: VerifyAppCheckToken | null,
): Promise<void> {
  if (verifyAppCheckToken === null) return;
  const token = request.header(APP_CHECK_HEADER);
  if (token === undefined || !(await verifyAppCheckToken(token))) {
    throw new AppError("unauthenticated", `${APP_CHECK_HEADER}: the token is missing, invalid or expired`);
  }
}

const BEARER = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/**
 * The caller's account, or null without an Authorization header. A header must hold a valid token even where none
 * is required: with an expired token a user's response would be stored without an owner.
 */
export async function authenticate(
  request: ApiRequest,
  verifyToken: VerifyToken,
): Promise<SessionAccount | null> {
  const header = request.header("Authorization");
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw new AppError("unauthenticated", "Authorization: must be a Bearer token");
  const account = await verifyToken(token);
  if (account === undefined)
    throw new AppError("unauthenticated", "Authorization: the token is invalid or expired");
  requireSignInMethod(account);
  requireVerifiedEmail(account);
  return account;
}

/**
 * Refuses anonymous accounts. Where anonymous sign-in is on, Auth's public API makes any number of them, each with a welcome coupon
 * and room for answers. No screen uses it.
 */
function requireSignInMethod({ providers }: SessionAccount): void {
  if (providers.length === 0) throw new AppError("permission-denied", "The account has no sign-in method.");
}

/**
 * Auth's public API lets anyone sign up with another person's address, link a sign-in method of their own, or request a
 * change of address that takes effect after the owner has signed in. So an account with an unverified address is
 * refused, and so is one whose address has changed: no screen of ours changes it.
 */
function requireVerifiedEmail({ email, emailVerified, firstEmail }: SessionAccount): void {
  if (email !== null && !emailVerified) {
    throw new AppError("permission-denied", "Please confirm your e-mail address first.");
  }
  if (firstEmail !== null && firstEmail !== email) {
    throw new AppError("unauthenticated", "Authorization: the account has another address");
  }
}
