import { create } from "@bufbuild/protobuf";
import { decodeQuery } from "../../codec/query.ts";
import { encodeValue } from "../../codec/value.ts";
import {
  type Cursor as CursorMessage,
  CursorSchema,
  PartitionQueryResponseSchema,
  type StructuredQuery,
  StructuredQuerySchema,
} from "../../generated/firestore_pb.js";
import type { DocumentPath } from "../../model/document.ts";
import { isNameField } from "../../model/field-path.ts";
import type { Cursor, Query } from "../../model/query.ts";
import { formatDocumentName, parseParentName } from "../../model/resource-name.ts";
import { invalidArgument } from "../../model/status.ts";
import { validateQuery } from "../../query/validate.ts";
import type { Database } from "../../state/database.ts";
import { authenticate, requireAdmin } from "../access.ts";
import { readStateOf } from "../consistency.ts";
import { databaseOf, type Unary } from "../context.ts";
import { decodePageToken, encodePageToken, invalidPageToken } from "../page-token.ts";

/** Content of the page token: the document at the last split point, and the number of remaining points. */
type Progress = readonly [last: DocumentPath, remaining: number];

/**
 * Returns cursors that split the documents of a collection group, in name order, into partitions whose sizes differ by
 * one at most. With too few documents there are fewer cursors and each partition has one document. The requirements on
 * the query are in google/firestore/v1/firestore.proto; the official emulator does not implement this RPC.
 */
export const partitionQuery: Unary<"partitionQuery"> = (context, request, caller) => {
  const parent = parseParentName(request.parent);
  const access = authenticate(caller);
  if (parent.path !== "") throw invalidArgument("parent must be a database: documents are not supported.");
  const structured = request.queryType.value ?? create(StructuredQuerySchema);
  const query = decodeQuery(parent.path, structured);
  validateQuery(query);
  validatePartitionable(query, structured);
  const partitionCount = Number(request.partitionCount);
  if (partitionCount <= 0) throw invalidArgument("partition_count must be greater than zero.");
  const { pageSize } = request;
  if (pageSize < 0) throw invalidArgument("page_size must be greater than or equal to zero.");
  const progress = decodeProgress(request.pageToken);
  requireAdmin(access, "Partition queries require admin authentication.");
  const database = databaseOf(context, parent);
  const snapshot = database.read(readStateOf(database, request.consistencySelector).consistency);
  const [from, points] = progress ?? [undefined, partitionCount];
  const startAt = from === undefined ? undefined : cursorAt(database, from);
  const all = splitPoints(snapshot.query({ ...query, startAt }), points);
  const page = pageSize === 0 ? all : all.slice(0, pageSize);
  const last = page.at(-1);
  const remaining = all.length - page.length;
  return create(PartitionQueryResponseSchema, {
    partitions: page.map(({ path }) => encodeCursor(cursorAt(database, path))),
    nextPageToken: last && remaining > 0 ? encodePageToken([last.path, remaining] satisfies Progress) : "",
  });
};

function validatePartitionable(query: Query, structured: StructuredQuery): void {
  const { scope, orderBy } = query;
  if (scope.collectionId === undefined || !scope.allDescendants) {
    throw invalidArgument("Partition queries must name a collection with all descendants.");
  }
  const [order, ...more] = orderBy;
  if (!order || more.length > 0 || !isNameField(order.field) || order.direction !== "ASCENDING") {
    throw invalidArgument("Partition queries must be ordered by __name__ ascending, and by nothing else.");
  }
  const unsupported: readonly (readonly [boolean, string])[] = [
    [query.where !== undefined, "filters"],
    [query.startAt !== undefined || query.endAt !== undefined, "cursors"],
    [query.offset > 0, "offsets"],
    [query.limit !== undefined, "limits"],
    [structured.findNearest !== undefined, "find_nearest"],
  ];
  for (const [isSet, feature] of unsupported) {
    if (isSet) throw invalidArgument(`Partition queries do not support ${feature}.`);
  }
}

/** The first item of each of `points` + 1 parts except the first; at most one part per item. */
function splitPoints<T>(items: readonly T[], points: number): T[] {
  const parts = Math.min(points + 1, items.length);
  const result: T[] = [];
  for (let part = 1; part < parts; part += 1) {
    const first = items[Math.floor((part * items.length) / parts)];
    if (first !== undefined) result.push(first);
  }
  return result;
}

function cursorAt(database: Database, path: DocumentPath): Cursor {
  return { values: [{ kind: "reference", name: formatDocumentName(database, path) }], before: true };
}

function encodeCursor({ values, before }: Cursor): CursorMessage {
  return create(CursorSchema, { values: values.map(encodeValue), before });
}

function decodeProgress(token: string): Progress | undefined {
  const json = decodePageToken(token);
  if (json === undefined) return undefined;
  if (!Array.isArray(json)) throw invalidPageToken();
  const [last, remaining]: unknown[] = json;
  if (typeof last !== "string" || typeof remaining !== "number") throw invalidPageToken();
  return [last, remaining];
}
