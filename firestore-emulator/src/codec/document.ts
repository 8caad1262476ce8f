import { create } from "@bufbuild/protobuf";
import { type Document, DocumentSchema } from "../generated/firestore_pb.js";
import type { StoredDocument } from "../model/document.ts";
import { project } from "../model/fields.ts";
import type { FieldPath } from "../model/query.ts";
import { type DatabaseName, formatDocumentName } from "../model/resource-name.ts";
import { encodeFields, timestampOf } from "./value.ts";

/** The google.firestore.v1.Document of a stored document. */
export function encodeDocument(
  database: DatabaseName,
  { path, fields, createTime, updateTime }: StoredDocument,
): Document {
  return create(DocumentSchema, {
    name: formatDocumentName(database, path),
    fields: encodeFields(fields),
    createTime: timestampOf(createTime),
    updateTime: timestampOf(updateTime),
  });
}

/** As `encodeDocument`, reduced to the fields of a mask or projection; `undefined` keeps all. */
export function encodeMasked(
  database: DatabaseName,
  document: StoredDocument,
  mask: readonly FieldPath[] | undefined,
): Document {
  if (mask === undefined) return encodeDocument(database, document);
  return encodeDocument(database, project(document, inStoredOrder(document, mask)));
}

/** Fields are returned in stored order, not in the order of the mask. */
function inStoredOrder(document: StoredDocument, mask: readonly FieldPath[]): readonly FieldPath[] {
  if (mask.length < 2) return mask;
  const names = [...document.fields.keys()];
  const position = (field: FieldPath) => names.indexOf(field[0] ?? "");
  return [...mask].sort((a, b) => position(a) - position(b));
}
