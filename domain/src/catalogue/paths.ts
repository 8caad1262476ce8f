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

/** Id of the document of one version of a programme. The newest one is also stored under the programme's own id. */
export function programmeVersionId(programId: string, version: number): string {
  return `${programId}.v${version}`;
}

/** Id of the pack of a step in one version of its programme. */
export function packId(programId: string, stepId: string, version: number): string {
  return `${programId}.${stepId}.v${version}`;
}
