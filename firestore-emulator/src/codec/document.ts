import type { StoredDocument } from "../model/document.ts";
import type { FieldPath } from "../model/query.ts";
import { formatDocumentName } from "../model/resource-name.ts";
import { project } from "../query/project.ts";
import type { Database } from "../state/types.ts";
import type { Message } from "../transport/types.ts";
import { DocumentMessage } from "./document-message.ts";

/** How many documents are kept encoded. */
const KEPT = 1_024;

/**
 * Stored documents are immutable, so each is encoded once, however many listeners and reads send it at about the
 * same time. Two generations: what the older one holds and nobody asks for is forgotten with it.
 */
let recent = new WeakMap<StoredDocument, DocumentMessage>();
let older = new WeakMap<StoredDocument, DocumentMessage>();
let recentCount = 0;

/** The google.firestore.v1.Document of a stored document. */
export function encodeDocument(database: Database, document: StoredDocument): Message {
  const known = recent.get(document);
  if (known) return known;
  const message = older.get(document) ?? new DocumentMessage(documentName(database, document.path), document);
  if (recentCount >= KEPT) {
    older = recent;
    recent = new WeakMap();
    recentCount = 0;
  }
  recent.set(document, message);
  recentCount += 1;
  return message;
}

/** As `encodeDocument`, reduced to the fields of a mask or projection; `undefined` keeps all. */
export function encodeMasked(
  database: Database,
  document: StoredDocument,
  mask: readonly FieldPath[] | undefined,
): Message {
  if (mask === undefined) return encodeDocument(database, document);
  const projected = project(document, inStoredOrder(document, mask));
  return new DocumentMessage(documentName(database, document.path), projected);
}

/** The full resource name of a document of that database. */
export function documentName(database: Database, path: string): string {
  return formatDocumentName(database.projectId, database.databaseId, path);
}

/** Fields come back in the order they are stored in, whatever the order of the mask. */
function inStoredOrder(document: StoredDocument, mask: readonly FieldPath[]): readonly FieldPath[] {
  if (mask.length < 2) return mask;
  const names = [...document.fields.keys()];
  const position = (field: FieldPath) => names.indexOf(field[0] ?? "");
  return [...mask].sort((a, b) => position(a) - position(b));
}
