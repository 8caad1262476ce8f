import { type Message, messageOf, stringOf } from "../codec/message.ts";
import { parseDatabaseName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { transactionMode } from "./consistency.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";

export function beginTransaction(context: OperationContext, request: Message, caller: Caller): Message {
  const name = parseDatabaseName(stringOf(request, "database"));
  authenticate(caller);
  const mode = transactionMode(messageOf(request, "options"));
  return { transaction: databaseOf(context, name).beginTransaction(mode) };
}
