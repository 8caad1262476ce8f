import type { Value } from "../model/document.ts";
import { fieldPathsEqual, formatFieldPath, isNameField } from "../model/field-path.ts";
import { LIMITS } from "../model/limits.ts";
import type { Cursor, Filter, Query } from "../model/query.ts";
import { validateCollectionId } from "../model/resource-name.ts";
import { invalidArgument, StatusError } from "../model/status.ts";
import { operandElements } from "./filter.ts";
import { inequalityFields, isInequality, type LeafFilter, leafFilters, requiredFilters } from "./order.ts";

/** Maximum number of values of the list operators. */
const LIST_LIMITS: ReadonlyMap<string, number> = new Map([
  ["IN", LIMITS.disjunctions],
  ["ARRAY_CONTAINS_ANY", LIMITS.disjunctions],
  ["NOT_IN", LIMITS.notInValues],
]);
const NEGATIONS: ReadonlySet<string> = new Set(["NOT_EQUAL", "NOT_IN", "IS_NOT_NAN", "IS_NOT_NULL"]);
const ARRAY_OPERATORS: ReadonlySet<string> = new Set(["ARRAY_CONTAINS", "ARRAY_CONTAINS_ANY"]);

/**
 * Rejects queries that Firestore does not support.
 * @throws StatusError INVALID_ARGUMENT or FAILED_PRECONDITION with the official text.
 */
export function validateQuery(query: Query): void {
  if (query.scope.collectionId !== undefined) {
    validateCollectionId(query.scope.collectionId);
  }
  if (query.offset < 0) {
    throw invalidArgument("offset is negative");
  }
  if (query.limit !== undefined && query.limit < 0) {
    throw invalidArgument("limit is negative");
  }
  for (const leaf of leafFilters(query.where)) {
    validateLeaf(leaf, query.scope.collectionId !== undefined);
  }
  validateCombination(query.where);
  validateOrders(query);
  validateCursor(query.startAt, query);
  validateCursor(query.endAt, query);
}

function validateLeaf(leaf: LeafFilter, hasCollection: boolean): void {
  const byName = isNameField(leaf.field);
  if (!byName && !hasCollection) {
    throw invalidArgument(`kind is required for filter: ${formatFieldPath(leaf.field)}`);
  }
  if (leaf.kind === "unary") {
    return;
  }
  const operands = validateOperand(leaf.op, leaf.value);
  if (!byName) {
    return;
  }
  if (ARRAY_OPERATORS.has(leaf.op)) {
    throw invalidArgument("the name __key__ is reserved");
  }
  if (operands.some((operand) => operand.kind !== "reference")) {
    throw invalidArgument("__key__ filter value must be a Key");
  }
}

/** Validates the operand and returns the values that the filter compares with. */
function validateOperand(op: string, operand: Value): readonly Value[] {
  const limit = LIST_LIMITS.get(op);
  if (limit === undefined) {
    return [operand];
  }
  if (operand.kind !== "array") {
    throw invalidArgument(`'${op}' requires an ArrayValue.`);
  }
  if (operand.values.length === 0) {
    throw invalidArgument(`'${op}' requires an non-empty ArrayValue.`);
  }
  if (operand.values.length > limit) {
    throw invalidArgument(`'${op}' supports up to ${limit} comparison values.`);
  }
  return operand.values;
}

function validateCombination(filter: Filter | undefined): void {
  const leaves = leafFilters(filter);
  if (leaves.filter((leaf) => NEGATIONS.has(leaf.op)).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const hasNotIn = leaves.some((leaf) => leaf.op === "NOT_IN");
  if (
    hasNotIn &&
    (hasOr(filter) || leaves.some((leaf) => leaf.op === "IN" || leaf.op === "ARRAY_CONTAINS_ANY"))
  ) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
  validateNameEquality(filter, leaves);
  if (maxArrayClauses(filter) > 1) {
    throw new StatusError("FAILED_PRECONDITION", "Only a single array-contains clause is allowed in a query");
  }
  const disjunctions = countDisjunctions(filter);
  if (disjunctions > LIMITS.disjunctions) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions which is more than ` +
        `the maximum of ${LIMITS.disjunctions}`,
    );
  }
}

/** A document name that is known leaves nothing to order by another field. */
function validateNameEquality(filter: Filter | undefined, leaves: readonly LeafFilter[]): void {
  const nameIsKnown = requiredFilters(filter).some((leaf) => isNameField(leaf.field) && leaf.op === "EQUAL");
  const nameIsCompared = leaves.some((leaf) => isNameField(leaf.field) && isInequality(leaf));
  if (nameIsKnown && !nameIsCompared && inequalityFields(filter).length > 0) {
    throw invalidArgument(
      "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
    );
  }
}

/**
 * Disjunctions of a filter in disjunctive normal form: OR adds those of its operands, AND multiplies them,
 * `IN` and `ARRAY_CONTAINS_ANY` count one per value.
 */
function countDisjunctions(filter: Filter | undefined): number {
  if (filter === undefined) {
    return 1;
  }
  if (filter.kind === "composite") {
    if (filter.filters.length === 0) {
      return 1;
    }
    const counts = filter.filters.map(countDisjunctions);
    return filter.op === "AND"
      ? counts.reduce((product, count) => product * count, 1)
      : counts.reduce((sum, count) => sum + count, 0);
  }
  return filter.op === "IN" || filter.op === "ARRAY_CONTAINS_ANY" ? operandElements(filter.value).length : 1;
}

function hasOr(filter: Filter | undefined): boolean {
  return filter?.kind === "composite" && (filter.op === "OR" || filter.filters.some(hasOr));
}

/** Maximum number of array-contains clauses in one disjunction. */
function maxArrayClauses(filter: Filter | undefined): number {
  if (filter === undefined) {
    return 0;
  }
  if (filter.kind !== "composite") {
    return ARRAY_OPERATORS.has(filter.op) ? 1 : 0;
  }
  const counts = filter.filters.map(maxArrayClauses);
  return filter.op === "AND" ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts);
}

function validateOrders(query: Query): void {
  const { orderBy } = query;
  for (const [index, { field }] of orderBy.entries()) {
    if (orderBy.slice(0, index).some((earlier) => fieldPathsEqual(earlier.field, field))) {
      throw invalidArgument(`order by clause cannot contain duplicate fields ${formatFieldPath(field)}`);
    }
    if (query.scope.collectionId === undefined && !isNameField(field)) {
      throw invalidArgument("kind is required for all orders except __key__ ascending");
    }
  }
  const nameIndex = orderBy.findIndex((order) => isNameField(order.field));
  if (nameIndex < 0) {
    return;
  }
  const beforeName = orderBy.slice(0, nameIndex);
  const isOrdered = (field: Query["orderBy"][number]["field"]) =>
    beforeName.some((order) => fieldPathsEqual(order.field, field));
  if (nameIndex < orderBy.length - 1 || !inequalityFields(query.where).every(isOrdered)) {
    throw invalidArgument("order by clause cannot contain more fields after the key");
  }
}

function validateCursor(cursor: Cursor | undefined, query: Query): void {
  if (cursor === undefined) {
    return;
  }
  if (cursor.values.length > query.orderBy.length) {
    throw invalidArgument("Cursor has too many values.");
  }
  for (const [index, value] of cursor.values.entries()) {
    const order = query.orderBy[index];
    if (order !== undefined && isNameField(order.field) && value.kind !== "reference") {
      throw invalidArgument("Cursor __key__ value is not a document reference.");
    }
  }
}
