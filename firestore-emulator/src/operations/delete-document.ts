import { type Message, messageOf, stringOf } from "../codec/message.ts";
import { decodePrecondition } from "../codec/write.ts";
import { parseDocumentName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";

export async function deleteDocument(
  context: OperationContext,
  request: Message,
  caller: Caller,
): Promise<Message> {
  const name = parseDocumentName(stringOf(request, "name"));
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const precondition = decodePrecondition(messageOf(request, "currentDocument"));
  const { authorize } = authorizerFor(context, database, access);
  await database.commit([{ kind: "delete", path: name.path, precondition }], { authorize });
  return {};
}
