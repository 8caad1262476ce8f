import { documentName, encodeMasked } from "../codec/document.ts";
import { type Message, messageOf, stringOf, stringsOf } from "../codec/message.ts";
import { timestampOf } from "../codec/timestamp.ts";
import { decodeMask } from "../codec/write.ts";
import { parseDatabaseName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { readDocumentsWith } from "./consistency.ts";
import { databaseOf, type OperationContext, pathReader } from "./context.ts";
import type { Caller } from "./rpc.ts";

export async function batchGetDocuments(
  context: OperationContext,
  request: Message,
  caller: Caller,
): Promise<Message[]> {
  const name = parseDatabaseName(stringOf(request, "database"));
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const paths = stringsOf(request, "documents").map(pathReader(database));
  const mask = decodeMask(messageOf(request, "mask"));
  const authorizer = authorizerFor(context, database, access);
  return await readDocumentsWith(database, request, paths, ({ consistency, newTransaction }) => {
    const snapshot = database.read(consistency);
    const readTime = timestampOf(snapshot.readTime);
    const responses = paths.map((path): Message => {
      const document = snapshot.get(path);
      authorizer.get(path, document);
      return document
        ? { found: encodeMasked(database, document, mask), readTime }
        : { missing: documentName(database, path), readTime };
    });
    return newTransaction ? [{ transaction: newTransaction }, ...responses] : responses;
  });
}
