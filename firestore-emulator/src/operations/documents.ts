import { randomInt } from "node:crypto";
import { create } from "@bufbuild/protobuf";
import { EmptySchema } from "@bufbuild/protobuf/wkt";
import { encodeMasked } from "../codec/document.ts";
import { decodeFields } from "../codec/value.ts";
import { decodeMask, decodePrecondition } from "../codec/write.ts";
import type { StoredDocument } from "../model/document.ts";
import {
  formatDocumentName,
  joinCollection,
  parseDocumentName,
  parseParentName,
  validateCollectionId,
  validateDocumentId,
} from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import type { Write } from "../model/write.ts";
import type { Database } from "../state/database.ts";
import { type Access, authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { readWith } from "./consistency.ts";
import { databaseOf, type OperationContext, type Unary } from "./context.ts";

// The RPCs on one document.

export const getDocument: Unary<"getDocument"> = async (context, request, caller) => {
  const name = parseDocumentName(request.name);
  const access = authenticate(caller);
  const mask = decodeMask(request.mask);
  const database = databaseOf(context, name);
  const document = await readWith(database, request.consistencySelector, [name.path], ({ consistency }) =>
    database.read(consistency).get(name.path),
  );
  authorizerFor(context, database, access).get(name.path, document);
  if (!document)
    throw new StatusError("NOT_FOUND", `Document (${formatDocumentName(database, name.path)}) not found.`);
  return encodeMasked(database, document, mask);
};

export const createDocument: Unary<"createDocument"> = async (context, request, caller) => {
  const { collectionId, documentId } = request;
  const parent = parseParentName(request.parent);
  if (collectionId !== "") validateCollectionId(collectionId);
  if (documentId !== "") validateDocumentId(documentId);
  const access = authenticate(caller);
  validateCollectionId(collectionId);
  const mask = decodeMask(request.mask);
  const fields = decodeFields(request.document);
  const database = databaseOf(context, parent);
  const path = `${joinCollection(parent.path, collectionId)}/${documentId === "" ? randomId() : documentId}`;
  const document = await writeDocument(context, database, access, {
    kind: "update",
    path,
    fields,
    precondition: { kind: "exists", exists: false },
    mask: undefined,
    transforms: [],
  });
  return encodeMasked(database, document, mask);
};

export const updateDocument: Unary<"updateDocument"> = async (context, request, caller) => {
  const { document } = request;
  const name = parseDocumentName(document?.name ?? "");
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const mask = decodeMask(request.mask);
  const fields = decodeFields(document);
  const stored = await writeDocument(context, database, access, {
    kind: "update",
    path: name.path,
    fields,
    precondition: decodePrecondition(request.currentDocument),
    mask: decodeMask(request.updateMask),
    transforms: [],
  });
  return encodeMasked(database, stored, mask);
};

export const deleteDocument: Unary<"deleteDocument"> = async (context, request, caller) => {
  const name = parseDocumentName(request.name);
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const precondition = decodePrecondition(request.currentDocument);
  const { authorize } = authorizerFor(context, database, access);
  await database.commit([{ kind: "delete", path: name.path, precondition }], { authorize });
  return create(EmptySchema);
};

/** Commits one write and returns the document after the commit. */
async function writeDocument(
  context: OperationContext,
  database: Database,
  access: Access,
  write: Write & { readonly kind: "update" },
): Promise<StoredDocument> {
  const { authorize } = authorizerFor(context, database, access);
  const result = await database.commit([write], { authorize });
  const document = database.read({ kind: "readTime", readTime: result.commitTime }).get(write.path);
  if (!document) throw new StatusError("ABORTED", "The document was deleted by a later commit.");
  return document;
}

const ID_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 20;

function randomId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join("");
}
