import { create } from "@bufbuild/protobuf";
import type { Timestamp } from "@bufbuild/protobuf/wkt";
import { encodeMasked } from "../../codec/document.ts";
import { decodeQuery } from "../../codec/query.ts";
import { timestampOf } from "../../codec/value.ts";
import {
  type ExplainOptions,
  type RunQueryResponse,
  RunQueryResponseSchema,
  StructuredQuerySchema,
} from "../../generated/firestore_pb.js";
import type { StoredDocument } from "../../model/document.ts";
import type { Query } from "../../model/query.ts";
import { parseParentName } from "../../model/resource-name.ts";
import { StatusError } from "../../model/status.ts";
import { validateQuery } from "../../query/validate.ts";
import type { Database } from "../../state/database.ts";
import { authenticate } from "../access.ts";
import { authorizerFor } from "../authorize.ts";
import { readWith } from "../consistency.ts";
import { databaseOf, type ServerStream } from "../context.ts";
import { decodeFindNearest, rankNearest } from "./find-nearest.ts";

/**
 * One response per document; the last, or the only one of an empty result, has `done`. The query has run on return;
 * the responses are encoded lazily.
 */
export const runQuery: ServerStream<"runQuery"> = (context, request, caller) => {
  const parent = parseParentName(request.parent);
  const access = authenticate(caller);
  rejectExplain(request.explainOptions);
  const database = databaseOf(context, parent);
  const structured = request.queryType.value ?? create(StructuredQuerySchema);
  const query = decodeQuery(parent.path, structured);
  validateQuery(query);
  const nearest = decodeFindNearest(structured.findNearest, query);
  const authorizer = authorizerFor(context, database, access);
  return readWith(database, request.consistencySelector, [], ({ consistency, newTransaction }) => {
    authorizer.list(query);
    if (!nearest) context.indexes.check(database, query);
    const snapshot = database.read(consistency);
    const found = snapshot.query(query);
    const documents = nearest ? rankNearest(found, nearest) : found;
    return responses(database, query, documents, {
      readTime: timestampOf(snapshot.readTime),
      transaction: newTransaction,
    });
  });
};

interface ResponseFields {
  readonly readTime: Timestamp;
  readonly transaction: Uint8Array | undefined;
}

function* responses(
  database: Database,
  query: Query,
  documents: readonly StoredDocument[],
  { readTime, transaction }: ResponseFields,
): Generator<RunQueryResponse> {
  const done = { case: "done", value: true } as const;
  if (transaction) yield create(RunQueryResponseSchema, { transaction });
  if (documents.length === 0) yield create(RunQueryResponseSchema, { readTime, continuationSelector: done });
  const last = documents.at(-1);
  for (const document of documents) {
    yield create(RunQueryResponseSchema, {
      document: encodeMasked(database, document, query.select),
      readTime,
      // The official emulator repeats the offset on every response but the last.
      ...(document === last ? { continuationSelector: done } : { skippedResults: query.offset }),
    });
  }
}

/**
 * Rejects RunQuery and RunAggregationQuery with `explain_options`. The official emulator ignores the options, so that
 * SDKs fail without a clear message.
 * @throws StatusError UNIMPLEMENTED
 */
export function rejectExplain(options: ExplainOptions | undefined): void {
  if (options === undefined) return;
  throw new StatusError(
    "UNIMPLEMENTED",
    "Query explain (explain_options) is unimplemented: this emulator has no indexes or costs to report.",
  );
}
