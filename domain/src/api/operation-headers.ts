import { SECRET_ID_LENGTH } from "../identity/ids.ts";

// Apart from the headers of every call, because most pages call no operation that reads these.

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
