import type {
  CollectionGroup,
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  FirestoreDataConverter,
} from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { parseWith } from "../../problem.ts";

/** A part of the store. */
export abstract class StorePart {
  protected readonly db: Firestore;

  constructor(db: Firestore) {
    this.db = db;
  }
}

/** A document that does not match its schema when read or written; the message names path and field. */
class DocumentError extends Error {
  constructor(document: string, field: string, problem: string) {
    super(`${document}: ${field === "" ? "document" : field}: ${problem}`);
    this.name = "DocumentError";
  }
}

/** A collection whose documents are validated when read, and when written as a whole. */
export function typedCollection<Doc extends Readonly<Record<string, unknown>>>(
  db: Firestore,
  path: string,
  schema: z.ZodMiniType<Doc>,
): CollectionReference<Doc> {
  return db.collection(path).withConverter(validating(path, schema));
}

/** A collection group whose documents are validated when read. */
export function typedGroup<Doc extends Readonly<Record<string, unknown>>>(
  db: Firestore,
  collectionId: string,
  schema: z.ZodMiniType<Doc>,
): CollectionGroup<Doc> {
  return db.collectionGroup(collectionId).withConverter(validating(collectionId, schema));
}

function validating<Doc extends Readonly<Record<string, unknown>>>(
  path: string,
  schema: z.ZodMiniType<Doc>,
): FirestoreDataConverter<Doc> {
  const validate = (document: string, value: unknown): Doc => {
    const parsed = parseWith(schema, value);
    if (parsed.ok) return parsed.value;
    throw new DocumentError(document, parsed.problem.path, parsed.problem.text);
  };
  return {
    toFirestore: (document: unknown) => validate(path, document),
    fromFirestore: (snapshot) => validate(snapshot.ref.path, snapshot.data()),
  };
}

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

export interface ReadPage<Item> {
  readonly items: readonly Item[];
  /** Why documents could not be read, such as one that does not match its schema. */
  readonly failures: readonly unknown[];
}

/** Reads each of the documents, so that one that cannot be read keeps no other from its turn. */
export function readEach<Found, Item>(
  found: readonly Found[],
  read: (found: Found) => readonly Item[],
): ReadPage<Item> {
  const items: Item[] = [];
  const failures: unknown[] = [];
  for (const one of found) {
    try {
      items.push(...read(one));
    } catch (error) {
      failures.push(error);
    }
  }
  return { items, failures };
}

/**
 * Options for transactions that compete for the same documents. The Firestore client gives up after five attempts by
 * default, which a burst of concurrent calls exceeds.
 */
export const CONTENDED = { maxAttempts: 20 } as const;

/** Whether a text can be the id of a document (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields). */
export function isDocumentId(id: string): boolean {
  return id !== "" && id.isWellFormed() && !id.includes("/") && !/^(\.\.?|__.*__)$/s.test(id);
}
