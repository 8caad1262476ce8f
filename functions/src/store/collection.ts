import type {
  CollectionGroup,
  CollectionReference,
  Firestore,
  FirestoreDataConverter,
} from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { parseWith } from "../problem.ts";

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
