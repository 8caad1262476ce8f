/** Collections below `content/{env}` that anyone may read. */
export const PUBLIC_COLLECTIONS = [
  "programs",
  "packages",
  "icons",
  "images",
  "comments",
  "claims",
  "orders",
  "faq",
] as const;

export type PublicCollection = (typeof PUBLIC_COLLECTIONS)[number];

/** Firestore path of a public collection, such as `content/local/comments`. */
export function publicCollectionPath(env: string, collection: PublicCollection): string {
  return `content/${env}/${collection}`;
}
