import type { CollectionReference, Firestore, FirestoreDataConverter } from "firebase-admin/firestore";
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
  const fit = (document: string, value: unknown): Doc => {
    const parsed = parseWith(schema, value);
    if (parsed.ok) return parsed.value;
    throw new DocumentError(document, parsed.problem.path, parsed.problem.text);
  };
  const converter: FirestoreDataConverter<Doc> = {
    toFirestore: (document: unknown) => fit(path, document),
    fromFirestore: (snapshot) => fit(snapshot.ref.path, snapshot.data()),
  };
  return db.collection(path).withConverter(converter);
}
