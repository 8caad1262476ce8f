/**
 * Documents that open with their id alone, responses and coupons, and those that are named by a person's id. Messages of
 * Firestore and of our store name paths.
 */
const SECRET_PATH = /\b(assessments|coupons|users|redemptions)\/[^\s/:;,"'`)\]]+/g;

/** Messages of Auth and of libraries may name one. */
const EMAIL = /[^\s@<>()[\]"'`,;:/]+@[^\s@<>()[\]"'`,;:/]+\.[\p{L}\p{N}-]+/gu;

/** Errors of an AggregateError that are described; they are mostly the same. */
const MAX_PARTS = 5;

/** An error for the log: its stack, without addresses and ids that give access to something or are a person's. */
export function describeError(error: unknown): string {
  const parts = error instanceof AggregateError ? [error, ...error.errors.slice(0, MAX_PARTS)] : [error];
  return parts
    .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    .join("\n")
    .replaceAll(SECRET_PATH, "$1/…")
    .replaceAll(EMAIL, "…@…");
}
