import type { StoredDocument } from "../model/document.ts";
import type { FieldPath } from "../model/query.ts";
import { formatDocumentName } from "../model/resource-name.ts";
import { project } from "../query/project.ts";
import type { Database } from "../state/types.ts";
import type { Message } from "../transport/types.ts";
import { timestampOf } from "./timestamp.ts";
import { encodeFields } from "./value.ts";

/** Stored documents are immutable, so each is encoded once, however many listeners and reads send it. */
const encoded = new WeakMap<StoredDocument, Message>();

/** The google.firestore.v1.Document of a stored document. */
export function encodeDocument(database: Database, document: StoredDocument): Message {
  let message = encoded.get(document);
  if (!message) {
    message = {
      name: documentName(database, document.path),
      ...(document.fields.size > 0 && { fields: encodeFields(document.fields) }),
      createTime: timestampOf(document.createTime),
      updateTime: timestampOf(document.updateTime),
    };
    encoded.set(document, message);
  }
  return message;
}

/** As `encodeDocument`, reduced to the fields of a mask or projection; `undefined` keeps all. */
export function encodeMasked(
  database: Database,
  document: StoredDocument,
  mask: readonly FieldPath[] | undefined,
): Message {
  return encodeDocument(
    database,
    mask === undefined ? document : project(document, inStoredOrder(document, mask)),
  );
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
