import { parseJson } from "@mindle/domain/text/json";
import * as z from "zod/mini";

/** Three parts in base64url; the signature is empty for a token of the Auth emulator. */
const PARTS = /^([\w-]+)\.([\w-]+)\.[\w-]*$/;

const header = z.looseObject({ alg: z.string() });

/** What every ID token claims (https://firebase.google.com/docs/auth/admin/verify-id-tokens). */
const payload = z.looseObject({
  aud: z.string(),
  iss: z.string(),
  sub: z.string(),
  /** When the user signed in, in seconds since the epoch. */
  auth_time: z.number(),
  /** `d` of a legacy custom token: firebase-admin reads it without checking its type. */
  d: z.optional(z.record(z.string(), z.unknown())),
});

/**
 * Whether a text has the form of an ID token, whatever its signature. firebase-admin reads header and payload without checking
 * types: of any other text it throws errors that look like faults of ours.
 */
export function hasIdTokenForm(text: string): boolean {
  const [, head, claims] = PARTS.exec(text) ?? [];
  return holds(head, header) && holds(claims, payload);
}

function holds(part: string | undefined, schema: z.ZodMiniType): boolean {
  return part !== undefined && schema.safeParse(parseJson(Buffer.from(part, "base64url").toString())).success;
}
