import type {
  CollectionGroup,
  CollectionReference,
  Firestore,
  FirestoreDataConverter,
} from "firebase-admin/firestore";
import type * as z from "zod/mini";
import { parseWith } from "../problem.ts";

/** A document that does not fit its schema, on its way in or out; the message names path and field. */
class DocumentError extends Error {
  constructor(document: string, field: string, problem: string) {
    super(`${document}: ${field === "" ? "document" : field}: ${problem}`);
    this.name = "DocumentError";
  }
}

/** A collection whose documents pass the schema whenever they are read or written whole. */
export function typedCollection<Doc extends Readonly<Record<string, unknown>>>(
  db: Firestore,
  path: string,
  schema: z.ZodMiniType<Doc>,
): CollectionReference<Doc> {
  return db.collection(path).withConverter(fitting(path, schema));
}

/** All collections of one name, wherever they are; their documents pass the schema when they are read. */
export function typedGroup<Doc extends Readonly<Record<string, unknown>>>(
  db: Firestore,
  collectionId: string,
  schema: z.ZodMiniType<Doc>,
): CollectionGroup<Doc> {
  return db.collectionGroup(collectionId).withConverter(fitting(collectionId, schema));
}

function fitting<Doc extends Readonly<Record<string, unknown>>>(
  path: string,
  schema: z.ZodMiniType<Doc>,
): FirestoreDataConverter<Doc> {
  const fit = (document: string, value: unknown): Doc => {
    const parsed = parseWith(schema, value);
    if (parsed.ok) return parsed.value;
    throw new DocumentError(document, parsed.problem.path, parsed.problem.text);
  };
  return {
    toFirestore: (document: unknown) => fit(path, document),
    fromFirestore: (snapshot) => fit(snapshot.ref.path, snapshot.data()),
  };
}
