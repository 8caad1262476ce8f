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
  const fields = leafFilters(filter)
    .filter((leaf) => isInequality(leaf) && !isNameField(leaf.field))
    .map(({ field }) => field);
  return fields
    .filter((field, index) => fields.findIndex((other) => fieldPathsEqual(other, field)) === index)
    .sort(compareFieldPaths);
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
export function leafFilters(filter: Filter | undefined): LeafFilter[] {
  if (filter === undefined) return [];
  return filter.kind === "composite" ? filter.filters.flatMap(leafFilters) : [filter];
}

/** The field and unary filters that every result passes: those not in an OR with several operands. */
export function requiredFilters(filter: Filter | undefined): LeafFilter[] {
  if (filter?.kind !== "composite") return leafFilters(filter);
  return filter.op === "AND" || filter.filters.length === 1 ? filter.filters.flatMap(requiredFilters) : [];
}

/** The filter in disjunctive normal form: results pass all filters of one of the lists. */
export function disjunctions(filter: Filter | undefined): readonly (readonly LeafFilter[])[] {
  if (filter === undefined) return [[]];
  if (filter.kind !== "composite") return [[filter]];
  if (filter.filters.length === 0) return [[]];
  const operands = filter.filters.map(disjunctions);
  if (filter.op === "OR") return operands.flat();
  return operands.reduce((left, right) => left.flatMap((one) => right.map((other) => [...one, ...other])));
}
