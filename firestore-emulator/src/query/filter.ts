import type { StoredDocument, Value } from "../model/document.ts";
import { isNameField } from "../model/field-path.ts";
import { getField } from "../model/fields.ts";
import { compareValues, isNaNValue, typeClass, valuesEqual } from "../model/order.ts";
import type { FieldOperator, Filter, UnaryOperator } from "../model/query.ts";
import { pathOfName } from "../model/resource-name.ts";

export type DocumentPredicate = (document: StoredDocument) => boolean;
type ValuePredicate = (value: Value) => boolean;

/**
 * Compiles a filter to a predicate. A document without the filtered field never passes.
 * References compared with `__name__` are assumed to be of the queried database.
 */
export function compileFilter(filter: Filter | undefined): DocumentPredicate {
  if (filter === undefined) {
    return () => true;
  }
  if (filter.kind === "composite") {
    return compileComposite(filter.op, filter.filters.map(compileFilter));
  }
  const byName = isNameField(filter.field);
  if (filter.kind === "unary") {
    const test = UNARY_PREDICATES[filter.op];
    return (document) => {
      const value = byName ? nameValue(document) : getField(document.fields, filter.field);
      return value !== undefined && test(value);
    };
  }
  const test = compileComparison(filter.op, byName ? withRelativeNames(filter.value) : filter.value);
  return (document) => {
    const value = byName ? nameValue(document) : getField(document.fields, filter.field);
    return value !== undefined && test(value);
  };
}

/** Null and NaN operands never match; unary filters find those values. */
function isUnmatchable(operand: Value): boolean {
  return operand.kind === "null" || isNaNValue(operand);
}

/** The elements of an operand that is a list; the single operand itself otherwise. */
export function operandElements(operand: Value): readonly Value[] {
  return operand.kind === "array" ? operand.values : [operand];
}

function compileComposite(op: "AND" | "OR", tests: readonly DocumentPredicate[]): DocumentPredicate {
  if (tests.length === 0) {
    return () => true;
  }
  return op === "AND"
    ? (document) => tests.every((test) => test(document))
    : (document) => tests.some((test) => test(document));
}

const UNARY_PREDICATES: Readonly<Record<UnaryOperator, ValuePredicate>> = {
  IS_NULL: (value) => value.kind === "null",
  IS_NOT_NULL: (value) => value.kind !== "null",
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value) => value.kind !== "null" && !isNaNValue(value),
};

function compileComparison(op: FieldOperator, operand: Value): ValuePredicate {
  switch (op) {
    case "EQUAL":
      return isUnmatchable(operand) ? never : (value) => valuesEqual(value, operand);
    case "NOT_EQUAL":
      return operand.kind === "null" ? never : differsFrom([operand]);
    case "LESS_THAN":
      return inequality(operand, (order) => order < 0);
    case "LESS_THAN_OR_EQUAL":
      return inequality(operand, (order) => order <= 0);
    case "GREATER_THAN":
      return inequality(operand, (order) => order > 0);
    case "GREATER_THAN_OR_EQUAL":
      return inequality(operand, (order) => order >= 0);
    case "IN":
      return oneOf(operandElements(operand));
    case "NOT_IN":
      return operandElements(operand).some((element) => element.kind === "null")
        ? never
        : differsFrom(operandElements(operand));
    case "ARRAY_CONTAINS":
      return containsOneOf([operand]);
    case "ARRAY_CONTAINS_ANY":
      return containsOneOf(operandElements(operand));
  }
}

function never(): boolean {
  return false;
}

function inequality(operand: Value, accepts: (order: number) => boolean): ValuePredicate {
  if (isUnmatchable(operand)) {
    return never;
  }
  const operandClass = typeClass(operand);
  return (value) =>
    typeClass(value) === operandClass && !isNaNValue(value) && accepts(compareValues(value, operand));
}

function oneOf(elements: readonly Value[]): ValuePredicate {
  const matchable = elements.filter((element) => !isUnmatchable(element));
  return (value) => matchable.some((element) => valuesEqual(value, element));
}

function differsFrom(elements: readonly Value[]): ValuePredicate {
  const isListed = oneOf(elements);
  return (value) => value.kind !== "null" && !isListed(value);
}

function containsOneOf(elements: readonly Value[]): ValuePredicate {
  const isContained = oneOf(elements);
  return (value) => value.kind === "array" && value.values.some(isContained);
}

function nameValue(document: StoredDocument): Value {
  return { kind: "reference", name: document.path };
}

/** Replaces full names by paths, comparable with `nameValue`. */
function withRelativeNames(operand: Value): Value {
  if (operand.kind === "reference") {
    return { kind: "reference", name: pathOfName(operand.name) };
  }
  return operand.kind === "array"
    ? { kind: "array", values: operand.values.map(withRelativeNames) }
    : operand;
}
