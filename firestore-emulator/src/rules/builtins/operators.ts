import type { BinaryOperator } from "../syntax/ast.ts";
import { equal, includes } from "../values/equality.ts";
import {
  bool,
  duration,
  FAILED,
  failure,
  float,
  int,
  NULL_ERROR,
  type Outcome,
  type RuleValue,
  text,
  timestamp,
  typeName,
} from "../values/value.ts";
import { mismatch } from "./callable.ts";

/** Operators that always evaluate both operands. */
export type StrictOperator = Exclude<BinaryOperator, "&&" | "||">;
type Comparison = "<" | "<=" | ">" | ">=";
type Arithmetic = "+" | "-" | "*" | "/" | "%";

const NUMBER_PAIRS = ["int", "float"].flatMap((a) => ["int", "float"].map((b) => [a, b]));

/** The operands of comparisons in messages. Integers and floats can be compared with each other too. */
const COMPARABLE = [
  ...["string", "bytes", "int", "float", "duration", "timestamp"].map((type) => [type, type]),
  ["constraint", "any"],
  ["any", "constraint"],
];

/** Applies an operator to known values. */
export function applyOperator(operator: StrictOperator, a: RuleValue, b: RuleValue): Outcome {
  switch (operator) {
    case "==":
      return bool(equal(a, b));
    case "!=":
      return bool(!equal(a, b));
    case "in":
      return isIn(a, b);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return compare(operator, a, b);
    default:
      return arithmetic(operator, a, b);
  }
}

/** Unary minus. */
export function negate(value: RuleValue): Outcome {
  if (value.type === "int") {
    return int(-value.value);
  }
  return value.type === "float" ? float(-value.value) : mismatch(`-${typeName(value)}`, ["-int", "-float"]);
}

function isIn(value: RuleValue, container: RuleValue): Outcome {
  switch (container.type) {
    case "list":
    case "set":
      return bool(includes(container.values, value));
    case "map":
      return value.type === "string"
        ? bool(container.entries.has(value.value))
        : mismatch(`map.in(${typeName(value)})`, ["map.in(string)"]);
    case "null":
      return NULL_ERROR;
    default:
      return failure("Function not found error: Name: [in].");
  }
}

/** Compares two values: negative, zero, positive or NaN; `undefined` when the types are not comparable. */
export function order(a: RuleValue, b: RuleValue): number | undefined {
  if ((a.type === "int" || a.type === "float") && (b.type === "int" || b.type === "float")) {
    // JavaScript compares a bigint with a number exactly.
    return a.value < b.value ? -1 : a.value > b.value ? 1 : isNaNValue(a) || isNaNValue(b) ? Number.NaN : 0;
  }
  if (a.type === "string" && b.type === "string") {
    return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
  }
  if (a.type === "bytes" && b.type === "bytes") {
    return Buffer.compare(a.value, b.value);
  }
  if (
    (a.type === "timestamp" && b.type === "timestamp") ||
    (a.type === "duration" && b.type === "duration")
  ) {
    return a.nanos < b.nanos ? -1 : a.nanos > b.nanos ? 1 : 0;
  }
  return undefined;
}

function isNaNValue(value: RuleValue): boolean {
  return value.type === "float" && Number.isNaN(value.value);
}

function compare(operator: Comparison, a: RuleValue, b: RuleValue): Outcome {
  const result = order(a, b);
  if (result === undefined) {
    return unsupported(operator, a, b, COMPARABLE);
  }
  switch (operator) {
    case "<":
      return bool(result < 0);
    case "<=":
      return bool(result <= 0);
    case ">":
      return bool(result > 0);
    case ">=":
      return bool(result >= 0);
  }
}

function arithmetic(operator: Arithmetic, a: RuleValue, b: RuleValue): Outcome {
  if (a.type === "int" && b.type === "int") {
    return integers(operator, a.value, b.value);
  }
  if ((a.type === "int" || a.type === "float") && (b.type === "int" || b.type === "float")) {
    return floats(operator, Number(a.value), Number(b.value));
  }
  if (operator === "+" || operator === "-") {
    return addOrSubtract(operator, a, b);
  }
  return unsupported(operator, a, b, NUMBER_PAIRS);
}

function integers(operator: Arithmetic, a: bigint, b: bigint): Outcome {
  switch (operator) {
    case "+":
      return int(a + b);
    case "-":
      return int(a - b);
    case "*":
      return int(a * b);
    case "/":
      return b === 0n ? FAILED : int(a / b);
    case "%":
      return b === 0n ? FAILED : int(a % b);
  }
}

function floats(operator: Arithmetic, a: number, b: number): Outcome {
  switch (operator) {
    case "+":
      return float(a + b);
    case "-":
      return float(a - b);
    case "*":
      return float(a * b);
    case "/":
      return float(a / b);
    case "%":
      return float(a % b);
  }
}

function addOrSubtract(operator: "+" | "-", a: RuleValue, b: RuleValue): Outcome {
  const plus = operator === "+";
  if (plus && a.type === "string" && b.type === "string") {
    return text(a.value + b.value);
  }
  if (a.type === "timestamp" && b.type === "duration") {
    return timestamp(plus ? a.nanos + b.nanos : a.nanos - b.nanos);
  }
  if (plus && a.type === "duration" && b.type === "timestamp") {
    return timestamp(a.nanos + b.nanos);
  }
  if (!plus && a.type === "timestamp" && b.type === "timestamp") {
    return duration(a.nanos - b.nanos);
  }
  if (a.type === "duration" && b.type === "duration") {
    return duration(plus ? a.nanos + b.nanos : a.nanos - b.nanos);
  }
  const times = [
    ["timestamp", "duration"],
    ["duration", "duration"],
  ];
  const specific = plus
    ? [
        ["string", "string"],
        ["duration", "timestamp"],
      ]
    : [["timestamp", "timestamp"]];
  return unsupported(operator, a, b, [...NUMBER_PAIRS, ...specific, ...times]);
}

function unsupported(
  operator: string,
  a: RuleValue,
  b: RuleValue,
  pairs: readonly (readonly string[])[],
): Outcome {
  const show = (left: string | undefined, right: string | undefined) => `${left} ${operator} ${right}`;
  return mismatch(
    show(typeName(a), typeName(b)),
    pairs.map(([left, right]) => show(left, right)),
  );
}
