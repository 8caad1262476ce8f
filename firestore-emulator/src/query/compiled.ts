import type { StoredDocument, Value } from "../model/document.ts";
import {
  collectionIdOf,
  collectionOf,
  compareDocumentPaths,
  isBelow,
  parentOf,
} from "../model/document-path.ts";
import { isNameField } from "../model/field-path.ts";
import { getField } from "../model/fields.ts";
import { compareValues } from "../model/order.ts";
import type { Cursor, Order, Query, Scope } from "../model/query.ts";
import { joinCollection, pathOfName } from "../model/resource-name.ts";
import { compileFilter, type DocumentPredicate } from "./filter.ts";
import { effectiveOrders } from "./order.ts";

/** A query compiled to functions on documents. */
export interface CompiledQuery {
  readonly orders: readonly Order[];
  /** Whether a document matches: scope, filter, all ordered and required fields present, between the cursors. Ignores offset and limit. */
  readonly matches: DocumentPredicate;
  /** The query order; only for matching documents. */
  readonly compare: (a: StoredDocument, b: StoredDocument) => number;
}

const compiled = new WeakMap<Query, CompiledQuery>();

/** Compiles a query; the result is cached by object. */
export function compileQuery(query: Query): CompiledQuery {
  const cached = compiled.get(query);
  if (cached !== undefined) {
    return cached;
  }
  const orders = effectiveOrders(query);
  const inScope = compileScope(query.scope);
  const passesFilter = compileFilter(query.where);
  const afterStart = compileCursor(
    query.startAt,
    orders,
    (order, before) => order > 0 || (before && order === 0),
  );
  const beforeEnd = compileCursor(
    query.endAt,
    orders,
    (order, before) => order < 0 || (!before && order === 0),
  );
  const sortFields = orders.map((order) => order.field).filter((field) => !isNameField(field));
  const requiredFields = [...sortFields, ...(query.requiredFields ?? [])];
  const result: CompiledQuery = {
    orders,
    matches: (document) =>
      inScope(document.path) &&
      passesFilter(document) &&
      requiredFields.every((field) => getField(document.fields, field) !== undefined) &&
      afterStart(document) &&
      beforeEnd(document),
    compare: (a, b) => compareByOrders(orders, a, b),
  };
  compiled.set(query, result);
  return result;
}

/**
 * The documents that match a query, in its order, after cursors, offset and limit. `documents` are those of its scope, and
 * perhaps others, in name order.
 */
export function runQuery(query: Query, documents: Iterable<StoredDocument>): StoredDocument[] {
  const { orders, matches, compare } = compileQuery(query);
  const inNameOrder = orders.every(({ field, direction }) => isNameField(field) && direction === "ASCENDING");
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  const matching: StoredDocument[] = [];
  for (const document of documents) {
    if (inNameOrder && matching.length === end) break;
    if (matches(document)) matching.push(document);
  }
  if (!inNameOrder) matching.sort(compare);
  return matching.slice(query.offset, end);
}

/** Whether a document is in a query's result, ignoring offset and limit. */
export function matchesQuery(query: Query, document: StoredDocument): boolean {
  return compileQuery(query).matches(document);
}

function compileScope(scope: Scope): (path: string) => boolean {
  const { parent, collectionId } = scope;
  if (collectionId === undefined) {
    return scope.allDescendants
      ? (path) => isBelow(path, parent)
      : (path) => parentOf(collectionOf(path)) === parent;
  }
  if (scope.allDescendants) {
    return (path) => isBelow(path, parent) && collectionIdOf(path) === collectionId;
  }
  const collection = joinCollection(parent, collectionId);
  return (path) => collectionOf(path) === collection;
}

function compileCursor(
  cursor: Cursor | undefined,
  orders: readonly Order[],
  accepts: (order: number, before: boolean) => boolean,
): DocumentPredicate {
  if (cursor === undefined) {
    return () => true;
  }
  const { values, before } = cursor;
  return (document) => accepts(compareToValues(document, values, orders), before);
}

function compareToValues(
  document: StoredDocument,
  values: readonly Value[],
  orders: readonly Order[],
): number {
  for (const [index, value] of values.entries()) {
    const order = orders[index];
    if (order === undefined) {
      return 0;
    }
    const comparison = compareFieldTo(document, order, value);
    if (comparison !== 0) {
      return order.direction === "ASCENDING" ? comparison : -comparison;
    }
  }
  return 0;
}

function compareFieldTo(document: StoredDocument, order: Order, value: Value): number {
  if (isNameField(order.field)) {
    return value.kind === "reference" ? compareDocumentPaths(document.path, pathOfName(value.name)) : 0;
  }
  const own = getField(document.fields, order.field);
  return own === undefined ? 0 : compareValues(own, value);
}

function compareByOrders(orders: readonly Order[], a: StoredDocument, b: StoredDocument): number {
  for (const { field, direction } of orders) {
    const comparison = isNameField(field) ? compareDocumentPaths(a.path, b.path) : compareField(field, a, b);
    if (comparison !== 0) {
      return direction === "ASCENDING" ? comparison : -comparison;
    }
  }
  return 0;
}

function compareField(field: Order["field"], a: StoredDocument, b: StoredDocument): number {
  const left = getField(a.fields, field);
  const right = getField(b.fields, field);
  return left === undefined || right === undefined ? 0 : compareValues(left, right);
}
