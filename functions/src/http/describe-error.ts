/** Documents that open with their id alone: responses and coupons. Messages of Firestore and of our store name paths. */
const SECRET_PATH = /\b(assessments|coupons)\/[^\s/:;,"'`)\]]+/g;

/** An error for the log: its stack, without ids that give access to something. */
export function describeError(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return text.replaceAll(SECRET_PATH, "$1/…");
}
