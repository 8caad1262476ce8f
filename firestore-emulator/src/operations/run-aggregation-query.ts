import { type Message, messageOf, messagesOf, stringOf } from "../codec/message.ts";
import { decodeQuery } from "../codec/query.ts";
import { timestampOf } from "../codec/timestamp.ts";
import { encodeFields, fieldReferenceOf } from "../codec/value.ts";
import { parseFieldPath } from "../model/field-path.ts";
import { parseParentName } from "../model/resource-name.ts";
import { StatusError } from "../model/status.ts";
import { type Aggregation, aggregate, aggregatedQuery, validateAggregations } from "../query/aggregate.ts";
import { validateQuery } from "../query/validate.ts";
import { authenticate } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { readWith } from "./consistency.ts";
import { databaseOf, type OperationContext } from "./context.ts";
import { decodeFindNearest, rankNearest } from "./find-nearest.ts";
import { rejectExplain } from "./reject-explain.ts";
import type { Caller } from "./rpc.ts";

export function runAggregationQuery(context: OperationContext, request: Message, caller: Caller): Message[] {
  const parent = parseParentName(stringOf(request, "parent"));
  const access = authenticate(caller);
  rejectExplain(request);
  const database = databaseOf(context, parent);
  const structured = messageOf(request, "structuredAggregationQuery");
  const query = decodeQuery(parent.path, messageOf(structured, "structuredQuery") ?? {});
  validateQuery(query);
  const nearest = decodeFindNearest(messageOf(structured, "structuredQuery"), query);
  const aggregations = validateAggregations(messagesOf(structured, "aggregations").map(decodeAggregation));
  const aggregated = aggregatedQuery(query, aggregations);
  const authorizer = authorizerFor(context, database, access);
  return readWith(database, request, ({ consistency, newTransaction }) => {
    authorizer.list(query);
    if (!nearest) context.indexes.check(database, aggregated);
    const snapshot = database.read(consistency);
    const found = snapshot.query(aggregated);
    const documents = nearest ? rankNearest(found, nearest) : found;
    const aggregateFields = encodeFields(aggregate(documents, aggregations));
    const response: Message = { result: { aggregateFields }, readTime: timestampOf(snapshot.readTime) };
    return newTransaction ? [{ transaction: newTransaction }, response] : [response];
  });
}

function decodeAggregation(message: Message): Aggregation {
  const alias = stringOf(message, "alias");
  const count = messageOf(message, "count");
  if (count) {
    const upTo = messageOf(count, "upTo");
    return { alias, kind: "count", upTo: upTo && BigInt(String(upTo.value ?? 0)) };
  }
  for (const [operator, kind] of [["sum", "sum"] as const, ["avg", "average"] as const]) {
    const operand = messageOf(message, operator);
    if (operand) return { alias, kind, field: parseFieldPath(fieldReferenceOf(operand, "field")) };
  }
  throw new StatusError("INVALID_ARGUMENT", "Operator field in Aggregation is not set.");
}
