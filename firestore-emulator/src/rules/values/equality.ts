import type { Entries, RuleValue } from "./value.ts";

/**
 * How numbers are compared. For `==`, 1 equals 1.0 except inside lists and maps; in sets and map diffs they are
 * always equal.
 */
type NumberEquality = "byValue" | "byValueAtTopLevel" | "byType";

/** The `==` operator for known values. Different types are unequal, not an error. */
export function equal(a: RuleValue, b: RuleValue): boolean {
  return same(a, b, "byValueAtTopLevel");
}

/** Equality in sets and map diffs. */
export function equalInSets(a: RuleValue, b: RuleValue): boolean {
  return same(a, b, "byValue");
}

/** Whether a list or set includes a value. */
export function includes(values: readonly RuleValue[], item: RuleValue): boolean {
  return values.some((value) => equal(value, item));
}

/** Distinct values, keeping the first of equal ones. */
export function distinct(values: readonly RuleValue[]): RuleValue[] {
  const result: RuleValue[] = [];
  const strings = new Set<string>();
  for (const value of values) {
    if (value.type === "string") {
      if (!strings.has(value.value)) {
        strings.add(value.value);
        result.push(value);
      }
    } else if (!result.some((other) => equalInSets(other, value))) {
      result.push(value);
    }
  }
  return result;
}

function same(a: RuleValue, b: RuleValue, numbers: NumberEquality): boolean {
  if (a === b) {
    return a.type !== "float" || !Number.isNaN(a.value) || numbers !== "byValueAtTopLevel";
  }
  switch (a.type) {
    case "null":
      return b.type === "null";
    case "bool":
      return b.type === "bool" && a.value === b.value;
    case "int":
    case "float":
      return sameNumber(a, b, numbers);
    case "string":
      return b.type === "string" && a.value === b.value;
    case "bytes":
      return b.type === "bytes" && Buffer.compare(a.value, b.value) === 0;
    case "timestamp":
      return b.type === "timestamp" && a.nanos === b.nanos;
    case "duration":
      return b.type === "duration" && a.nanos === b.nanos;
    case "latlng":
      return b.type === "latlng" && a.latitude === b.latitude && a.longitude === b.longitude;
    case "list":
      return b.type === "list" && sameList(a.values, b.values, nestedEquality(numbers));
    case "set":
      return b.type === "set" && sameSet(a.values, b.values);
    case "map":
      return b.type === "map" && sameMap(a.entries, b.entries, nestedEquality(numbers));
    case "map_diff":
      return (
        b.type === "map_diff" && sameMap(a.left, b.left, "byValue") && sameMap(a.right, b.right, "byValue")
      );
    case "path":
      return (
        b.type === "path" &&
        a.segments.length === b.segments.length &&
        a.segments.every((segment, index) => segment === b.segments[index])
      );
    case "constraint":
    case "query_map":
      return false;
  }
}

function nestedEquality(numbers: NumberEquality): NumberEquality {
  return numbers === "byValueAtTopLevel" ? "byType" : numbers;
}

function sameNumber(
  a: Extract<RuleValue, { type: "int" | "float" }>,
  b: RuleValue,
  numbers: NumberEquality,
): boolean {
  if (b.type !== "int" && b.type !== "float") {
    return false;
  }
  if (a.type === b.type) {
    const nan = numbers !== "byValueAtTopLevel" && Number.isNaN(a.value) && Number.isNaN(b.value);
    return a.value === b.value || nan;
  }
  // biome-ignore lint/suspicious/noDoubleEquals: compares an int64 with a float by their exact values.
  return numbers !== "byType" && a.value == b.value;
}

function sameList(a: readonly RuleValue[], b: readonly RuleValue[], numbers: NumberEquality): boolean {
  return (
    a.length === b.length &&
    a.every((value, index) => {
      const other = b[index];
      return other !== undefined && same(value, other, numbers);
    })
  );
}

function sameSet(a: readonly RuleValue[], b: readonly RuleValue[]): boolean {
  return a.length === b.length && a.every((value) => b.some((other) => equalInSets(value, other)));
}

function sameMap(a: Entries, b: Entries, numbers: NumberEquality): boolean {
  if (a === b) {
    return true;
  }
  if (a.size !== b.size) {
    return false;
  }
  for (const key of a.keys()) {
    const left = a.get(key);
    const right = b.get(key);
    if (left === undefined || right === undefined || !same(left, right, numbers)) {
      return false;
    }
  }
  return true;
}
