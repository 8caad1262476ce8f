import type { Fields, Value } from "./document.ts";
import { compareDocumentPaths } from "./document-path.ts";
import { compareStrings } from "./strings.ts";

/**
 * Ranks of the type classes, in value order. Integers and doubles are one class; vectors are a separate class,
 * although stored as maps. NaN is a number and sorts before all others.
 */
const TYPE_CLASS = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

/** Rank of a value's type class. */
export function typeClass(value: Value): number {
  switch (value.kind) {
    case "integer":
    case "double":
      return TYPE_CLASS.number;
    case "map":
      return vectorElements(value) === undefined ? TYPE_CLASS.map : TYPE_CLASS.vector;
    default:
      return TYPE_CLASS[value.kind];
  }
}

/** The elements of a vector, or `undefined` when the value is not one. */
export function vectorElements(value: Value): readonly Value[] | undefined {
  if (value.kind !== "map" || value.fields.size !== 2) {
    return undefined;
  }
  const type = value.fields.get("__type__");
  const elements = value.fields.get("value");
  return type?.kind === "string" && type.value === "__vector__" && elements?.kind === "array"
    ? elements.values
    : undefined;
}

/** NaN never equals a filter operand. */
export function isNaNValue(value: Value): boolean {
  return value.kind === "double" && Number.isNaN(value.value);
}

/**
 * Total order of values, for sorting, cursors, and the comparison of arrays and maps. Zero means equal in
 * queries: `1` and `1.0`, `0` and `-0`, NaN and NaN.
 */
export function compareValues(a: Value, b: Value): number {
  if (a === b) {
    return 0;
  }
  const left = typeClass(a);
  const right = typeClass(b);
  return left === right ? compareWithinClass(a, b) : left - right;
}

/** Equality by value order, used by filters and array transforms: 1 equals 1.0. */
export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** Equality as stored: 1 differs from 1.0 and 0.0 from -0.0. The order of map fields is ignored. */
export function valuesIdentical(a: Value, b: Value): boolean {
  if (a === b) {
    return true;
  }
  if (a.kind === "double" && b.kind === "double") {
    return Object.is(a.value, b.value);
  }
  if (a.kind === "geoPoint" && b.kind === "geoPoint") {
    return Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude);
  }
  if (a.kind === "array" && b.kind === "array") {
    return (
      a.values.length === b.values.length &&
      a.values.every((value, index) => {
        const other = b.values[index];
        return other !== undefined && valuesIdentical(value, other);
      })
    );
  }
  if (a.kind === "map" && b.kind === "map") {
    return fieldsIdentical(a.fields, b.fields);
  }
  return a.kind === b.kind && compareValues(a, b) === 0;
}

/** Whether two documents or maps store the same fields, in any order. */
export function fieldsIdentical(a: Fields, b: Fields): boolean {
  if (a === b) {
    return true;
  }
  if (a.size !== b.size) {
    return false;
  }
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !valuesIdentical(value, other)) {
      return false;
    }
  }
  return true;
}

function compareWithinClass(a: Value, b: Value): number {
  switch (a.kind) {
    case "null":
      return 0;
    case "boolean":
      return b.kind === "boolean" ? Number(a.value) - Number(b.value) : 0;
    case "integer":
      return b.kind === "integer"
        ? compareBigInts(a.value, b.value)
        : b.kind === "double"
          ? -compareDoubleToInteger(b.value, a.value)
          : 0;
    case "double":
      return b.kind === "double"
        ? compareDoubles(a.value, b.value)
        : b.kind === "integer"
          ? compareDoubleToInteger(a.value, b.value)
          : 0;
    case "timestamp":
      return b.kind === "timestamp" ? compareBigInts(a.micros, b.micros) : 0;
    case "string":
      return b.kind === "string" ? compareStrings(a.value, b.value) : 0;
    case "bytes":
      return b.kind === "bytes" ? Buffer.compare(a.value, b.value) : 0;
    case "reference":
      return b.kind === "reference" ? compareDocumentPaths(a.name, b.name) : 0;
    case "geoPoint":
      return b.kind === "geoPoint"
        ? compareDoubles(a.latitude, b.latitude) || compareDoubles(a.longitude, b.longitude)
        : 0;
    case "array":
      return b.kind === "array" ? compareArrays(a.values, b.values) : 0;
    case "map":
      return b.kind === "map" ? compareMaps(a, b) : 0;
  }
}

function compareBigInts(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareDoubles(a: number, b: number): number {
  if (a < b) {
    return -1;
  }
  if (a > b) {
    return 1;
  }
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

/** JavaScript compares a number with a bigint by their exact mathematical values. */
function compareDoubleToInteger(a: number, b: bigint): number {
  return a < b || Number.isNaN(a) ? -1 : a > b ? 1 : 0;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other === undefined) {
      return 1;
    }
    const order = compareValues(value, other);
    if (order !== 0) {
      return order;
    }
  }
  return a.length - b.length;
}

type MapValue = Extract<Value, { kind: "map" }>;

function compareMaps(a: MapValue, b: MapValue): number {
  const left = vectorElements(a);
  const right = vectorElements(b);
  if (left !== undefined && right !== undefined) {
    return left.length - right.length || compareArrays(left, right);
  }
  return compareFields(a.fields, b.fields);
}

function compareFields(a: Fields, b: Fields): number {
  const left = [...a.keys()].sort(compareStrings);
  const right = [...b.keys()].sort(compareStrings);
  for (const [index, name] of left.entries()) {
    const otherName = right[index];
    if (otherName === undefined) {
      return 1;
    }
    const order = compareStrings(name, otherName) || compareAt(a, b, name);
    if (order !== 0) {
      return order;
    }
  }
  return left.length - right.length;
}

function compareAt(a: Fields, b: Fields, name: string): number {
  const left = a.get(name);
  const right = b.get(name);
  return left === undefined || right === undefined ? 0 : compareValues(left, right);
}
