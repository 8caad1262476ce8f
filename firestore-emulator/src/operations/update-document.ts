import { encodeMasked } from "../codec/document.ts";
import { type Message, messageOf, stringOf } from "../codec/message.ts";
import { decodeFields } from "../codec/value.ts";
import { decodeMask, decodePrecondition } from "../codec/write.ts";
import { parseDocumentName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";
import { writeDocument } from "./write-document.ts";

export async function updateDocument(
  context: OperationContext,
  request: Message,
  caller: Caller,
): Promise<Message> {
  const document = messageOf(request, "document");
  const name = parseDocumentName(stringOf(document, "name"));
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const mask = decodeMask(messageOf(request, "mask"));
  const fields = decodeFields(document);
  const stored = await writeDocument(context, database, access, {
    kind: "update",
    path: name.path,
    fields,
    precondition: decodePrecondition(messageOf(request, "currentDocument")),
    mask: decodeMask(messageOf(request, "updateMask")),
    transforms: [],
  });
  return encodeMasked(database, stored, mask);
}
