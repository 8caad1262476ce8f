import { create } from "@bufbuild/protobuf";
import { decodeField, decodeQuery } from "../../codec/query.ts";
import { encodeFields, timestampOf } from "../../codec/value.ts";
import {
  type StructuredAggregationQuery_Aggregation as AggregationMessage,
  RunAggregationQueryResponseSchema,
  StructuredQuerySchema,
} from "../../generated/firestore_pb.js";
import { parseParentName } from "../../model/resource-name.ts";
import { invalidArgument } from "../../model/status.ts";
import { type Aggregation, aggregate, aggregatedQuery, validateAggregations } from "../../query/aggregate.ts";
import { validateQuery } from "../../query/validate.ts";
import { authenticate } from "../access.ts";
import { authorizerFor } from "../authorize.ts";
import { readWith } from "../consistency.ts";
import { databaseOf, type ServerStream } from "../context.ts";
import { decodeFindNearest, rankNearest } from "./find-nearest.ts";
import { rejectExplain } from "./run-query.ts";

export const runAggregationQuery: ServerStream<"runAggregationQuery"> = (context, request, caller) => {
  const parent = parseParentName(request.parent);
  const access = authenticate(caller);
  rejectExplain(request.explainOptions);
  const database = databaseOf(context, parent);
  const aggregation = request.queryType.value;
  const structured = aggregation?.queryType.value ?? create(StructuredQuerySchema);
  const query = decodeQuery(parent.path, structured);
  validateQuery(query);
  const nearest = decodeFindNearest(structured.findNearest, query);
  const aggregations = validateAggregations((aggregation?.aggregations ?? []).map(decodeAggregation));
  const aggregated = aggregatedQuery(query, aggregations);
  const authorizer = authorizerFor(context, database, access);
  return readWith(database, request.consistencySelector, [], ({ consistency, newTransaction }) => {
    authorizer.list(query);
    if (!nearest) context.indexes.check(database, aggregated);
    const snapshot = database.read(consistency);
    const found = snapshot.query(aggregated);
    const documents = nearest ? rankNearest(found, nearest) : found;
    const aggregateFields = encodeFields(aggregate(documents, aggregations));
    const response = create(RunAggregationQueryResponseSchema, {
      result: { aggregateFields },
      readTime: timestampOf(snapshot.readTime),
    });
    if (!newTransaction) return [response];
    return [create(RunAggregationQueryResponseSchema, { transaction: newTransaction }), response];
  });
};

function decodeAggregation({ alias, operator }: AggregationMessage): Aggregation {
  switch (operator.case) {
    case "count":
      return { alias, kind: "count", upTo: operator.value.upTo };
    case "sum":
      return { alias, kind: "sum", field: decodeField(operator.value.field) };
    case "avg":
      return { alias, kind: "average", field: decodeField(operator.value.field) };
    default:
      throw invalidArgument("Operator field in Aggregation is not set.");
  }
}
