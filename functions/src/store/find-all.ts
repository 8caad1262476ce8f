import type { CollectionReference, DocumentReference, DocumentSnapshot } from "firebase-admin/firestore";

/** Reads one document, with or without a transaction. */
type Get<Doc> = (ref: DocumentReference<Doc>) => Promise<DocumentSnapshot<Doc>>;

/** Reads documents concurrently; returns those that exist, by id. */
export async function findAll<Doc>(
  collection: CollectionReference<Doc>,
  ids: readonly string[],
  get: Get<Doc> = (ref) => ref.get(),
): Promise<Map<string, Doc>> {
  const snapshots = await Promise.all([...new Set(ids)].map((id) => get(collection.doc(id))));
  const documents = new Map<string, Doc>();
  for (const snapshot of snapshots) {
    const document = snapshot.data();
    if (document !== undefined) documents.set(snapshot.id, document);
  }
  return documents;
}
