import { bytesOf, stringOf } from "../codec/message.ts";
import { parseDatabaseName } from "../model/resource-name.ts";
import type { Caller, Message } from "../transport/types.ts";
import { classify } from "./access.ts";
import { databaseOf, type OperationContext } from "./context.ts";

export function rollback(context: OperationContext, request: Message, caller: Caller): Message {
  const name = parseDatabaseName(stringOf(request, "database"));
  classify(caller);
  databaseOf(context, name).rollback(bytesOf(request, "transaction") ?? new Uint8Array());
  return {};
}
