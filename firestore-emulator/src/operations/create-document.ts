import { randomInt } from "node:crypto";
import { encodeMasked } from "../codec/document.ts";
import { decodeFields } from "../codec/value.ts";
import { decodeMask } from "../codec/write.ts";
import type { CreateDocumentRequest, Document } from "../generated/firestore_pb.js";
import {
  joinCollection,
  parseParentName,
  validateCollectionId,
  validateDocumentId,
} from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";
import { writeDocument } from "./write-document.ts";

const ID_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 20;

export async function createDocument(
  context: OperationContext,
  request: CreateDocumentRequest,
  caller: Caller,
): Promise<Document> {
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
}

function randomId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join("");
}
