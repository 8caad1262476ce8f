import { SECRET_ID_LENGTH } from "../identity/ids.ts";

// Apart from headers.ts, which is in the first script of every page.

/**
 * The secret with which a browser claims, after sign-in, what it submitted before. Sent only by operations that list it,
 * stored only as a hash, and never logged. Another browser of the same person may get it (`web/src/platform/account/hand-over.ts`).
 */
export const CLAIM_SECRET_HEADER = "Claim-Secret";

/**
 * The id that the client made for what an operation creates. A repeat with the same key finds what the first call created,
 * so that a call without an answer can be repeated.
 */
export const IDEMPOTENCY_KEY_HEADER = "Idempotency-Key";

/** A header that only some operations read. */
export type OperationHeader = typeof CLAIM_SECRET_HEADER | typeof IDEMPOTENCY_KEY_HEADER;

/** Whether a text has the form of an id that grants access by itself. */
export function isSecretId(text: string): boolean {
  return text.length === SECRET_ID_LENGTH && /^[A-Za-z0-9]+$/.test(text);
}

/**
 * The cookie of a browser in which an account is used; its value is always 1. It is set by the server, because Safari deletes all
 * that scripts have stored, a sign-in too, after seven days without a visit.
 */
export const ACCOUNT_COOKIE = "hasAccount";

/** How long it is kept after the last visit, in seconds: browsers keep no cookie longer. */
export const ACCOUNT_COOKIE_SECONDS = 400 * 24 * 60 * 60;

const REQUEST_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a text is a request id: a lower-case random UUID, which cannot contain other data. */
export function isRequestId(text: string): boolean {
  return REQUEST_ID.test(text);
}
