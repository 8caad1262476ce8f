import { bytesOf, type Message, stringOf } from "../codec/message.ts";
import { parseDatabaseName } from "../model/resource-name.ts";
import { authenticate } from "./access.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import type { Caller } from "./rpc.ts";

export function rollback(context: OperationContext, request: Message, caller: Caller): Message {
  const name = parseDatabaseName(stringOf(request, "database"));
  authenticate(caller);
  databaseOf(context, name).rollback(bytesOf(request, "transaction") ?? new Uint8Array());
  return {};
}
