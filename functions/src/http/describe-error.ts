/**
 * Documents that open with their id alone, responses and coupons, and those that are named by a person's id. Messages of
 * Firestore and of our store name paths.
 */
const SECRET_PATH = /\b(assessments|coupons|users|redemptions)\/[^\s/:;,"'`)\]]+/g;

/** An error for the log: its stack, without ids that give access to something or are a person's. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.replaceAll(SECRET_PATH, "$1/…");
}
