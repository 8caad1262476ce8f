import {
  APP_CHECK_HEADER,
  BROWSER_ID_HEADER,
  isBrowserId,
  isSessionId,
  SESSION_ID_HEADER,
} from "@mindle/domain/api/headers";
import { AppError, invalidArgument } from "../app-error.ts";
import type { ApiRequest } from "./message.ts";

/** Verifies an ID token; undefined for a bad one. */
export type VerifyToken = (token: string) => Promise<{ readonly uid: string } | undefined>;

/** The ids a browser sends of itself; null where it sends none. A malformed one is refused by its header's name. */
export function readClientIds(request: ApiRequest): {
  readonly browserId: string | null;
  readonly sessionId: string | null;
} {
  return {
    browserId: readId(request, BROWSER_ID_HEADER, isBrowserId),
    sessionId: readId(request, SESSION_ID_HEADER, isSessionId),
  };
}

function readId(request: ApiRequest, header: string, isValid: (text: string) => boolean): string | null {
  const id = request.header(header);
  if (id === undefined) return null;
  if (!isValid(id)) throw invalidArgument(header, "is malformed");
  return id;
}

/** Whether an App Check token is good. */
export type VerifyApp = (token: string) => Promise<boolean>;

/** Refuses a call that does not come from our own app, where that is asked for. */
export async function checkApp(request: ApiRequest, verifyApp: VerifyApp | null): Promise<void> {
  if (verifyApp === null) return;
  const token = request.header(APP_CHECK_HEADER);
  if (token === undefined || !(await verifyApp(token))) {
    throw new AppError("unauthenticated", `${APP_CHECK_HEADER}: the token is missing, invalid or expired`);
  }
}

const BEARER = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/**
 * The caller's uid, or null without an Authorization header. A header that is there must hold a good token, also
 * where none is needed: a stale sign-in must not turn somebody's answers into nobody's.
 */
export async function authenticate(request: ApiRequest, verifyToken: VerifyToken): Promise<string | null> {
  const header = request.header("Authorization");
  if (header === undefined) return null;
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw new AppError("unauthenticated", "Authorization: must be a Bearer token");
  const claims = await verifyToken(token);
  if (claims === undefined)
    throw new AppError("unauthenticated", "Authorization: the token is invalid or expired");
  return claims.uid;
}
