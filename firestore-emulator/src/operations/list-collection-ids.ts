import { type Message, numberOf, stringOf } from "../codec/message.ts";
import { parseParentName } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import { authenticate, requireAdmin } from "./access.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import { decodePageToken, encodePageToken } from "./page-token.ts";
import type { Caller } from "./rpc.ts";

export function listCollectionIds(context: OperationContext, request: Message, caller: Caller): Message {
  const parent = parseParentName(stringOf(request, "parent"));
  const access = authenticate(caller);
  const pageSize = numberOf(request, "pageSize");
  if (pageSize < 0)
    throw new StatusError("INVALID_ARGUMENT", "page_size must be greater than or equal to zero.");
  requireAdmin(access, "Metadata operations require admin authentication.");
  const all = databaseOf(context, parent).collectionIds(parent.path);
  const last = decodePageToken(stringOf(request, "pageToken"));
  const rest = last === undefined ? all : all.slice(all.indexOf(String(last)) + 1);
  const page = pageSize === 0 ? rest : rest.slice(0, pageSize);
  return {
    ...(page.length > 0 && { collectionIds: page }),
    ...(pageSize > 0 && page.length === pageSize && { nextPageToken: encodePageToken(page.at(-1)) }),
  };
}
