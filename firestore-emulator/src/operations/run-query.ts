import { encodeMasked } from "../codec/document.ts";
import { messageOf, stringOf } from "../codec/message.ts";
import { decodeQuery } from "../codec/query.ts";
import { timestampOf } from "../codec/timestamp.ts";
import { parseParentName } from "../model/resource-name.ts";
import { validateQuery } from "../query/validate.ts";
import type { Caller, Message } from "../transport/types.ts";
import { classify } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { readWith } from "./consistency.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import { decodeFindNearest, rankNearest } from "./find-nearest.ts";

/** One response per document; the last, or the only one of an empty result, says `done`. */
export function runQuery(context: OperationContext, request: Message, caller: Caller): Message[] {
  const parent = parseParentName(stringOf(request, "parent"));
  const access = classify(caller);
  const database = databaseOf(context, parent);
  const structured = messageOf(request, "structuredQuery") ?? {};
  const query = decodeQuery(parent.path, structured);
  validateQuery(query);
  const nearest = decodeFindNearest(messageOf(structured, "findNearest"));
  const authorizer = authorizerFor(context, database, access);
  return readWith(database, request, ({ consistency, newTransaction }) => {
    authorizer.list(query);
    const snapshot = database.read(consistency);
    const found = snapshot.query(query);
    const documents = nearest ? rankNearest(found, nearest) : found;
    const readTime = timestampOf(snapshot.readTime);
    const responses = documents.map((document, index): Message => {
      const last = index === documents.length - 1;
      return {
        document: encodeMasked(database, document, query.select),
        readTime,
        // The official emulator repeats the offset on every response but the last.
        ...(query.offset > 0 && !last && { skippedResults: query.offset }),
        ...(last && { done: true }),
      };
    });
    if (responses.length === 0) responses.push({ readTime, done: true });
    return newTransaction ? [{ transaction: newTransaction }, ...responses] : responses;
  });
}
