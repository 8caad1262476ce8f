import { isObject } from "../codec/json.ts";
import { invalidArgument, StatusError } from "../model/status.ts";
import type { RulesAuth } from "../rules/types.ts";
import type { Caller } from "./rpc.ts";

/** The access of a caller: everything, or what the rules allow the user (`null` when not signed in). */
export type Access = { readonly kind: "admin" } | { readonly kind: "user"; readonly auth: RulesAuth | null };

const BEARER = /^bearer (.*)$/is;
const SEGMENT = /^[A-Za-z0-9_-]+={0,3}$/;
const SIGNATURE = /^[A-Za-z0-9_-]*$/;

/**
 * Parses the Authorization header like the official emulator: `Bearer owner` and Google access tokens are
 * administrators, a JWT is a user; signatures are not verified.
 * @throws StatusError INVALID_ARGUMENT `invalid jwt`, or UNKNOWN without a message for another scheme.
 */
export function authenticate(caller: Caller): Access {
  const header = caller.authorization;
  // The official emulator ignores a header with a tab.
  if (header === undefined || header.includes("\t")) return { kind: "user", auth: null };
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw new StatusError("UNKNOWN", "");
  const lowerCaseToken = token.toLowerCase();
  if (lowerCaseToken === "owner" || lowerCaseToken.startsWith("ya29.")) return { kind: "admin" };
  return { kind: "user", auth: readToken(token) };
}

/** @throws StatusError PERMISSION_DENIED with the message unless the caller is an administrator. */
export function requireAdmin(access: Access, message: string): void {
  if (access.kind !== "admin") throw new StatusError("PERMISSION_DENIED", message);
}

function readToken(token: string): RulesAuth {
  const [header, payload, signature, ...rest] = token.split(".");
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0)
    throw invalidToken();
  if (!SIGNATURE.test(signature) || signature.length % 4 === 1) throw invalidToken();
  readObject(header);
  const claims = readObject(payload);
  const uid = claims.sub ?? claims.user_id;
  return { uid: typeof uid === "string" ? uid : "", token: claims };
}

function readObject(segment: string): Readonly<Record<string, unknown>> {
  if (!SEGMENT.test(segment)) throw invalidToken();
  try {
    const value: unknown = JSON.parse(Buffer.from(segment, "base64url").toString("utf8"));
    if (isObject(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalidToken();
}

function invalidToken(): StatusError {
  return invalidArgument("invalid jwt");
}
