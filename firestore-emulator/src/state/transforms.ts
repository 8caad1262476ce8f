import type { Fields, Value } from "../model/document.ts";
import { getField, setField } from "../model/fields.ts";
import { compareValues, isNaNValue, valuesEqual } from "../model/order.ts";
import { invalidArgument } from "../model/status.ts";
import type { Transform } from "../model/write.ts";

const NULL: Value = { kind: "null" };
const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

type NumberValue = Extract<Value, { kind: "integer" | "double" }>;

export interface TransformResult {
  readonly fields: Fields;
  /** The transform result of the response: the new value, or null for array transforms. */
  readonly result: Value;
}

/** Applies one transform. `requestTime` (µs) is the value of `setToServerValue`. */
export function applyTransform(fields: Fields, transform: Transform, requestTime: bigint): TransformResult {
  const value = transformed(getField(fields, transform.field), transform, requestTime);
  const isArrayTransform = transform.kind === "appendMissing" || transform.kind === "removeAll";
  return { fields: setField(fields, transform.field, value), result: isArrayTransform ? NULL : value };
}

/**
 * Validates the operands of a transform.
 * @throws StatusError INVALID_ARGUMENT with the official text.
 */
export function validateOperand(transform: Transform): void {
  if ("operand" in transform && asNumber(transform.operand) === undefined) {
    throw invalidArgument("Input must be int64 or double.");
  }
  if ("values" in transform && transform.values.some((value) => value.kind === "array")) {
    throw invalidArgument("Nested arrays are not allowed");
  }
}

function transformed(current: Value | undefined, transform: Transform, requestTime: bigint): Value {
  switch (transform.kind) {
    case "requestTime":
      return { kind: "timestamp", micros: requestTime };
    case "increment":
      return withNumbers(current, transform.operand, add);
    case "maximum":
      return withNumbers(current, transform.operand, (a, b) =>
        isNaNValue(a) ? a : isNaNValue(b) ? b : pick(a, b, 1),
      );
    case "minimum":
      return withNumbers(current, transform.operand, (a, b) => pick(a, b, -1));
    case "appendMissing":
      return { kind: "array", values: append(elementsOf(current), transform.values) };
    case "removeAll":
      return {
        kind: "array",
        values: elementsOf(current).filter((element) => !contains(transform.values, element)),
      };
  }
}

function withNumbers(
  current: Value | undefined,
  operand: Value,
  combine: (a: NumberValue, b: NumberValue) => Value,
): Value {
  const a = current === undefined ? undefined : asNumber(current);
  const b = asNumber(operand);
  return a === undefined || b === undefined ? operand : combine(a, b);
}

function asNumber(value: Value): NumberValue | undefined {
  return value.kind === "integer" || value.kind === "double" ? value : undefined;
}

function add(a: NumberValue, b: NumberValue): Value {
  if (a.kind === "integer" && b.kind === "integer") {
    const sum = a.value + b.value;
    return { kind: "integer", value: sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum };
  }
  return { kind: "double", value: Number(a.value) + Number(b.value) };
}

/**
 * The greater (`sign` 1) or smaller (-1) number. If equal, the stored value and its type are kept, except
 * that of two zeros maximum returns 0.0 and minimum -0.0.
 */
function pick(a: NumberValue, b: NumberValue, sign: 1 | -1): Value {
  const order = compareValues(a, b) * sign;
  if (order !== 0) {
    return order > 0 ? a : b;
  }
  const bothZeroDoubles = a.kind === "double" && b.kind === "double" && a.value === 0;
  return bothZeroDoubles && Object.is(b.value, sign > 0 ? 0 : -0) ? b : a;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value?.kind === "array" ? value.values : [];
}

function append(elements: readonly Value[], additions: readonly Value[]): readonly Value[] {
  const result = [...elements];
  for (const addition of additions) {
    if (!contains(result, addition)) {
      result.push(addition);
    }
  }
  return result;
}

function contains(elements: readonly Value[], value: Value): boolean {
  return elements.some((element) => valuesEqual(element, value));
}
