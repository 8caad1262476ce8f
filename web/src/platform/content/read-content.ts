import { type Comment, comment } from "@mindle/domain/catalogue/comment";
import { type CatalogPackage, catalogPackage } from "@mindle/domain/catalogue/package";
import * as z from "zod/mini";
import { readCollection, readDocument, type StoredDocument } from "./firestore-lite.ts";

/** The reviews in their order. A spoilt document is left out and logged, so that the others still show. */
export async function readComments(): Promise<readonly Comment[]> {
  const documents = await readCollection("comments");
  return documents
    .flatMap((document) => parseDocument(comment, document) ?? [])
    .sort((one, other) => one.order - other.order);
}

/** The package with this slug, or null when there is none. */
export async function readPackage(slug: string): Promise<CatalogPackage | null> {
  const document = await readDocument("packages", slug);
  return document === undefined ? null : (parseDocument(catalogPackage, document) ?? null);
}

function parseDocument<Schema extends z.ZodMiniType>(
  schema: Schema,
  document: StoredDocument,
): z.output<Schema> | undefined {
  const parsed = z.safeParse(schema, { id: document.id, ...document.fields });
  if (parsed.success) return parsed.data;
  console.error(`content document ${document.id}: ${z.prettifyError(parsed.error)}`);
  return undefined;
}
