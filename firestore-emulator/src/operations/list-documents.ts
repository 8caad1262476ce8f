import { create } from "@bufbuild/protobuf";
import { encodeDocument, encodeMasked } from "../codec/document.ts";
import { messageFromJson, messageToJson } from "../codec/json.ts";
import { decodeValue, encodeValue } from "../codec/value.ts";
import { decodeMask } from "../codec/write.ts";
import {
  DocumentSchema,
  type ListDocumentsResponse,
  ListDocumentsResponseSchema,
  ValueSchema,
} from "../generated/firestore_pb.js";
import type { StoredDocument, Value } from "../model/document.ts";
import { compareDocumentPaths } from "../model/document-path.ts";
import { isNameField, NAME_FIELD, parseFieldPath } from "../model/field-path.ts";
import { getField } from "../model/fields.ts";
import type { Cursor, Order, Query } from "../model/query.ts";
import {
  formatDocumentName,
  joinCollection,
  parseParentName,
  validateCollectionId,
} from "../model/resource-name.ts";
import { invalidArgument } from "../model/status.ts";
import { validateQuery } from "../query/validate.ts";
import type { Database } from "../state/database.ts";
import { authenticate, requireAdmin } from "./access.ts";
import { authorizerFor } from "./authorize.ts";
import { readStateOf } from "./consistency.ts";
import { databaseOf, type Unary } from "./context.ts";
import { decodePageToken, encodePageToken, invalidPageToken } from "./page-token.ts";

const ORDER = /^(\S+)(?: +(asc|desc))?$/i;

/** A page of a collection. Without a page size it contains all documents; a full page always has a token. */
export const listDocuments: Unary<"listDocuments"> = (context, request, caller) => {
  const { collectionId, orderBy, pageSize, showMissing } = request;
  const parent = parseParentName(request.parent);
  const access = authenticate(caller);
  if (collectionId !== "") validateCollectionId(collectionId);
  if (pageSize < 0) throw invalidArgument("Page size must be nonnegative.");
  if (showMissing && collectionId === "") {
    throw invalidArgument("collection id must be set when show_missing is true");
  }
  if (showMissing && orderBy !== "") {
    throw invalidArgument("cannot specify an order when show_missing is true");
  }
  if (showMissing) requireAdmin(access, "Metadata operations require admin authentication.");
  const database = databaseOf(context, parent);
  const mask = decodeMask(request.mask);
  const orders = completeOrders(orderBy);
  const query: Query = {
    scope: {
      parent: parent.path,
      collectionId: collectionId === "" ? undefined : collectionId,
      allDescendants: false,
    },
    where: undefined,
    orderBy: orders,
    startAt: decodeCursor(request.pageToken, orders.length),
    endAt: undefined,
    offset: 0,
    limit: pageSize === 0 ? undefined : pageSize,
    select: undefined,
  };
  validateQuery(query);
  authorizerFor(context, database, access).list(query);
  context.indexes.check(database, query);
  const documents = database
    .read(readStateOf(database, request.consistencySelector).consistency)
    .query(query);
  if (showMissing) return pageWithMissing(database, query, collectionId, documents);
  return create(ListDocumentsResponseSchema, {
    documents: documents.map((document) => encodeMasked(database, document, mask)),
    nextPageToken: tokenOf(database, query, documents.at(-1), documents.length),
  });
};

/** Merges the names of missing ancestors into a page in name order. As in the official emulator, the mask is ignored. */
function pageWithMissing(
  database: Database,
  query: Query,
  collectionId: string,
  found: readonly StoredDocument[],
): ListDocumentsResponse {
  const after = query.startAt?.values[0];
  const isAfter = (path: string) =>
    after?.kind !== "reference" || compareDocumentPaths(formatDocumentName(database, path), after.name) > 0;
  const missing = database.missingDocuments(joinCollection(query.scope.parent, collectionId)).filter(isAfter);
  const entries = [
    ...found.map((document) => ({ path: document.path, message: encodeDocument(database, document) })),
    ...missing.map((path) => ({
      path,
      message: create(DocumentSchema, { name: formatDocumentName(database, path) }),
    })),
  ].sort((a, b) => compareDocumentPaths(a.path, b.path));
  const page = entries.slice(0, query.limit);
  const last = page.at(-1);
  const full = query.limit !== undefined && page.length === query.limit;
  return create(ListDocumentsResponseSchema, {
    documents: page.map(({ message }) => message),
    nextPageToken: full && last ? encodeCursor([nameValue(database, last.path)]) : "",
  });
}

function tokenOf(database: Database, query: Query, last: StoredDocument | undefined, count: number): string {
  if (query.limit === undefined || count < query.limit || !last) return "";
  const values = query.orderBy.map(({ field }): Value => {
    if (isNameField(field)) return nameValue(database, last.path);
    return getField(last.fields, field) ?? { kind: "null" };
  });
  return encodeCursor(values);
}

/** The orders of `order_by`, such as `a desc, b`, with the document name last, so that a page token is unambiguous. */
function completeOrders(text: string): Order[] {
  const orders = text.trim() === "" ? [] : text.split(",").map((part) => decodeOrder(part.trim()));
  if (orders.some(({ field }) => isNameField(field))) return orders;
  return [...orders, { field: NAME_FIELD, direction: orders.at(-1)?.direction ?? "ASCENDING" }];
}

function decodeOrder(part: string): Order {
  const match = ORDER.exec(part);
  if (!match) throw invalidArgument(`Invalid order by clause "${part}".`);
  const [, field = "", direction = "asc"] = match;
  return {
    field: parseFieldPath(field),
    direction: direction.toLowerCase() === "desc" ? "DESCENDING" : "ASCENDING",
  };
}

function encodeCursor(values: readonly Value[]): string {
  return encodePageToken(values.map((value) => messageToJson(ValueSchema, encodeValue(value))));
}

function decodeCursor(token: string, orders: number): Cursor | undefined {
  const json = decodePageToken(token);
  if (json === undefined) return undefined;
  if (!Array.isArray(json) || json.length !== orders) throw invalidPageToken();
  return { values: json.map((value) => decodeValue(messageFromJson(ValueSchema, value))), before: false };
}

function nameValue(database: Database, path: string): Value {
  return { kind: "reference", name: formatDocumentName(database, path) };
}
