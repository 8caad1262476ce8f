import { create } from "@bufbuild/protobuf";
import { type Document, DocumentSchema } from "../generated/firestore_pb.js";
import type { StoredDocument } from "../model/document.ts";
import { project } from "../model/fields.ts";
import type { FieldPath } from "../model/query.ts";
import { type DatabaseName, formatDocumentName } from "../model/resource-name.ts";
import { encodeFields, timestampOf } from "./value.ts";

/** Documents per cache generation. */
const GENERATION_SIZE = 1_024;

/**
 * Cache of encoded documents: each is encoded once when many listeners and reads send it at about the same time.
 * Two generations: when the recent one is full it becomes the older one, and entries not used since are dropped.
 */
let recent = new WeakMap<StoredDocument, Document>();
let older = new WeakMap<StoredDocument, Document>();
let recentCount = 0;

/** The google.firestore.v1.Document of a stored document. */
export function encodeDocument(database: DatabaseName, document: StoredDocument): Document {
  const known = recent.get(document);
  if (known) return known;
  const message = older.get(document) ?? messageOf(database, document);
  if (recentCount >= GENERATION_SIZE) {
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
  database: DatabaseName,
  document: StoredDocument,
  mask: readonly FieldPath[] | undefined,
): Document {
  if (mask === undefined) return encodeDocument(database, document);
  return messageOf(database, project(document, inStoredOrder(document, mask)));
}

function messageOf(
  database: DatabaseName,
  { path, fields, createTime, updateTime }: StoredDocument,
): Document {
  return create(DocumentSchema, {
    name: documentName(database, path),
    fields: encodeFields(fields),
    createTime: timestampOf(createTime),
    updateTime: timestampOf(updateTime),
  });
}

/** The full resource name of a document of the database. */
export function documentName(database: DatabaseName, path: string): string {
  return formatDocumentName(database.projectId, database.databaseId, path);
}

/** Fields are returned in stored order, not in the order of the mask. */
function inStoredOrder(document: StoredDocument, mask: readonly FieldPath[]): readonly FieldPath[] {
  if (mask.length < 2) return mask;
  const names = [...document.fields.keys()];
  const position = (field: FieldPath) => names.indexOf(field[0] ?? "");
  return [...mask].sort((a, b) => position(a) - position(b));
}
