import { compareFieldPaths, fieldPathsEqual, isNameField, NAME_FIELD } from "../model/field-path.ts";
import type { FieldPath, Filter, Order, Query } from "../model/query.ts";

/** Filter operators that add an implicit order by their field. */
const INEQUALITIES: ReadonlySet<string> = new Set([
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "NOT_EQUAL",
  "NOT_IN",
  "IS_NOT_NAN",
  "IS_NOT_NULL",
]);

/** Whether the filter compares by the value order, so that results are ordered by its field. */
export function isInequality(leaf: LeafFilter): boolean {
  return INEQUALITIES.has(leaf.op);
}

/** Distinct fields of a filter's inequalities in field-name order, without the document name. */
export function inequalityFields(filter: Filter | undefined): FieldPath[] {
  const fields: FieldPath[] = [];
  for (const leaf of leafFilters(filter)) {
    if (
      isInequality(leaf) &&
      !isNameField(leaf.field) &&
      !fields.some((field) => fieldPathsEqual(field, leaf.field))
    ) {
      fields.push(leaf.field);
    }
  }
  return fields.sort(compareFieldPaths);
}

/**
 * The explicit orders followed by the implicit ones: the fields of inequalities and the document name, in the
 * direction of the last explicit order.
 */
export function effectiveOrders(query: Pick<Query, "orderBy" | "where">): Order[] {
  const orders = [...query.orderBy];
  const direction = orders.at(-1)?.direction ?? "ASCENDING";
  for (const field of [...inequalityFields(query.where), NAME_FIELD]) {
    if (!orders.some((order) => fieldPathsEqual(order.field, field))) {
      orders.push({ field, direction });
    }
  }
  return orders;
}

export type LeafFilter = Exclude<Filter, { kind: "composite" }>;

/** The field and unary filters of a filter tree, left to right. */
export function* leafFilters(filter: Filter | undefined): Generator<LeafFilter> {
  if (filter === undefined) {
    return;
  }
  if (filter.kind !== "composite") {
    yield filter;
    return;
  }
  for (const inner of filter.filters) {
    yield* leafFilters(inner);
  }
}

/** The field and unary filters that every result passes: those not in an OR with several operands. */
export function* requiredFilters(filter: Filter | undefined): Generator<LeafFilter> {
  if (filter === undefined) {
    return;
  }
  if (filter.kind !== "composite") {
    yield filter;
    return;
  }
  if (filter.op === "AND" || filter.filters.length === 1) {
    for (const inner of filter.filters) {
      yield* requiredFilters(inner);
    }
  }
}
