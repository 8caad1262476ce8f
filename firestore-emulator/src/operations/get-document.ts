import { documentName, encodeMasked } from "../codec/document.ts";
import { type Message, messageOf, stringOf } from "../codec/message.ts";
import { decodeMask } from "../codec/write.ts";
import { parseDocumentName } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { readDocumentsWith } from "./consistency.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";

export async function getDocument(
  context: OperationContext,
  request: Message,
  caller: Caller,
): Promise<Message> {
  const name = parseDocumentName(stringOf(request, "name"));
  const access = authenticate(caller);
  const mask = decodeMask(messageOf(request, "mask"));
  const database = databaseOf(context, name);
  const document = await readDocumentsWith(database, request, [name.path], ({ consistency }) =>
    database.read(consistency).get(name.path),
  );
  authorizerFor(context, database, access).get(name.path, document);
  if (!document)
    throw new StatusError("NOT_FOUND", `Document (${documentName(database, name.path)}) not found.`);
  return encodeMasked(database, document, mask);
}
