import { bytesOf, type Message, messagesOf, stringOf } from "../codec/message.ts";
import { timestampOf } from "../codec/timestamp.ts";
import { decodeWrite, encodeWriteResult } from "../codec/write.ts";
import { parseDatabaseName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { databaseOf, type OperationContext, pathReader } from "./context.ts";
import type { Caller } from "./rpc.ts";

/** Atomic. An empty commit ends its transaction and returns an empty response. */
export async function commit(context: OperationContext, request: Message, caller: Caller): Promise<Message> {
  const name = parseDatabaseName(stringOf(request, "database"));
  const access = authenticate(caller);
  const database = databaseOf(context, name);
  const pathOf = pathReader(database);
  const writes = messagesOf(request, "writes").map((write) => decodeWrite(write, pathOf));
  const transaction = bytesOf(request, "transaction");
  const { authorize } = authorizerFor(context, database, access);
  const result = await database.commit(writes, { transaction, authorize });
  if (writes.length === 0) return {};
  return {
    writeResults: result.writeResults.map(encodeWriteResult),
    commitTime: timestampOf(result.commitTime),
  };
}
