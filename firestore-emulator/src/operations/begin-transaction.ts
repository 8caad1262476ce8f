import { messageOf, stringOf } from "../codec/message.ts";
import { parseDatabaseName } from "../model/resource-name.ts";
import type { Caller, Message } from "../transport/types.ts";
import { classify } from "./access.ts";
import { transactionMode } from "./consistency.ts";
import { databaseOf, type OperationContext } from "./context.ts";

export function beginTransaction(context: OperationContext, request: Message, caller: Caller): Message {
  const name = parseDatabaseName(stringOf(request, "database"));
  classify(caller);
  const mode = transactionMode(messageOf(request, "options"));
  return { transaction: databaseOf(context, name).beginTransaction(mode) };
}
