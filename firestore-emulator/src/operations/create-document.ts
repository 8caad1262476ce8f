import { randomInt } from "node:crypto";
import { encodeMasked } from "../codec/document.ts";
import { type Message, messageOf, stringOf } from "../codec/message.ts";
import { decodeFields } from "../codec/value.ts";
import { decodeMask } from "../codec/write.ts";
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
  request: Message,
  caller: Caller,
): Promise<Message> {
  const parent = parseParentName(stringOf(request, "parent"));
  const collectionId = stringOf(request, "collectionId");
  const documentId = stringOf(request, "documentId");
  if (collectionId !== "") validateCollectionId(collectionId);
  if (documentId !== "") validateDocumentId(documentId);
  const access = authenticate(caller);
  validateCollectionId(collectionId);
  const mask = decodeMask(messageOf(request, "mask"));
  const fields = decodeFields(messageOf(request, "document"));
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
