import type { DocumentPath, Value } from "../model/document.ts";
import { compareDocumentPaths } from "../model/document-path.ts";
import { fieldPathsEqual, isNameField } from "../model/field-path.ts";
import { compareValues, typeClass } from "../model/order.ts";
import type { FieldPath, Order, Query } from "../model/query.ts";
import { pathOfName } from "../model/resource-name.ts";
import { isUnmatchable } from "./filter.ts";
import { requiredFilters } from "./order.ts";
import type { Bound, Range } from "./source.ts";

/** The smallest value of each type class, by its rank. */
const CLASS_STARTS: readonly Value[] = [
  { kind: "null" },
  { kind: "boolean", value: false },
  { kind: "double", value: Number.NaN },
  { kind: "timestamp", micros: -(2n ** 63n) },
  { kind: "string", value: "" },
  { kind: "bytes", value: new Uint8Array() },
  { kind: "reference", name: "" },
  { kind: "geoPoint", latitude: Number.NEGATIVE_INFINITY, longitude: Number.NEGATIVE_INFINITY },
  { kind: "array", values: [] },
  {
    kind: "map",
    fields: new Map<string, Value>([
      ["__type__", { kind: "string", value: "__vector__" }],
      ["value", { kind: "array", values: [] }],
    ]),
  },
  { kind: "map", fields: new Map() },
];

const UNBOUNDED = { lower: undefined, upper: undefined };

/** Range of a field's values allowed by the required filters and cursors. */
export function fieldRange(query: Query, orders: readonly Order[], field: FieldPath): Range<Value> {
  let range: Range<Value> = UNBOUNDED;
  for (const filter of requiredFilters(query.where)) {
    if (filter.kind === "field" && fieldPathsEqual(filter.field, field) && !isUnmatchable(filter.value)) {
      range = intersect(range, comparisonRange(filter.op, filter.value, classRange), compareValues);
    }
  }
  return intersect(
    range,
    cursorRange(query, orders[0], field, (value) => value),
    compareValues,
  );
}

/** Range of document paths allowed by the required filters and cursors. */
export function nameRange(query: Query, orders: readonly Order[]): Range<DocumentPath> {
  let range: Range<DocumentPath> = UNBOUNDED;
  for (const filter of requiredFilters(query.where)) {
    if (filter.kind === "field" && isNameField(filter.field) && filter.value.kind === "reference") {
      const path = pathOfName(filter.value.name);
      range = intersect(
        range,
        comparisonRange(filter.op, path, () => UNBOUNDED),
        compareDocumentPaths,
      );
    }
  }
  const [first] = orders;
  if (first === undefined) {
    return range;
  }
  return intersect(range, cursorRange(query, first, first.field, referencePath), compareDocumentPaths);
}

/** The range of a single value. */
export function singleValueRange<T>(at: T): Range<T> {
  return { lower: { at, inclusive: true }, upper: { at, inclusive: true } };
}

function referencePath(value: Value): DocumentPath | undefined {
  return value.kind === "reference" ? pathOfName(value.name) : undefined;
}

function comparisonRange<T>(op: string, at: T, classOf: (at: T) => Range<T>): Range<T> {
  switch (op) {
    case "EQUAL":
      return singleValueRange(at);
    case "LESS_THAN":
    case "LESS_THAN_OR_EQUAL":
      return { lower: classOf(at).lower, upper: { at, inclusive: op === "LESS_THAN_OR_EQUAL" } };
    case "GREATER_THAN":
    case "GREATER_THAN_OR_EQUAL":
      return { lower: { at, inclusive: op === "GREATER_THAN_OR_EQUAL" }, upper: classOf(at).upper };
    default:
      return UNBOUNDED;
  }
}

function classRange(value: Value): Range<Value> {
  const rank = typeClass(value);
  const start = CLASS_STARTS[rank];
  const next = CLASS_STARTS[rank + 1];
  return {
    lower: start === undefined ? undefined : { at: start, inclusive: true },
    upper: next === undefined ? undefined : { at: next, inclusive: false },
  };
}

/** Cursors compare all their values; only the first one bounds the index of the first order. */
function cursorRange<T>(
  query: Query,
  first: Order | undefined,
  field: FieldPath,
  read: (value: Value) => T | undefined,
): Range<T> {
  if (first === undefined || !fieldPathsEqual(first.field, field)) {
    return UNBOUNDED;
  }
  const start = bound(query.startAt?.values[0], read);
  const end = bound(query.endAt?.values[0], read);
  return first.direction === "ASCENDING" ? { lower: start, upper: end } : { lower: end, upper: start };
}

function bound<T>(value: Value | undefined, read: (value: Value) => T | undefined): Bound<T> | undefined {
  const at = value === undefined ? undefined : read(value);
  return at === undefined ? undefined : { at, inclusive: true };
}

function intersect<T>(a: Range<T>, b: Range<T>, compare: (a: T, b: T) => number): Range<T> {
  return {
    lower: stricterBound(a.lower, b.lower, compare),
    upper: stricterBound(a.upper, b.upper, (left, right) => compare(right, left)),
  };
}

function stricterBound<T>(
  a: Bound<T> | undefined,
  b: Bound<T> | undefined,
  compare: (a: T, b: T) => number,
): Bound<T> | undefined {
  if (a === undefined || b === undefined) {
    return a ?? b;
  }
  const order = compare(a.at, b.at);
  return order > 0 || (order === 0 && !a.inclusive) ? a : b;
}
