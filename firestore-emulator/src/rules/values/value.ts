import type { FieldOperator, UnaryOperator } from "../../model/query.ts";

/** What a map can be asked; a JavaScript map is one, and stored documents are read lazily. */
export interface Entries {
  readonly size: number;
  get(key: string): RuleValue | undefined;
  has(key: string): boolean;
  keys(): Iterable<string>;
}

/** One filter of a query on one field, other than equality. */
export interface Constraint {
  readonly op: FieldOperator | UnaryOperator;
  /** The operand; null for unary filters. */
  readonly value: RuleValue;
}

/** What one way of fulfilling a query says about a field and the fields below it. */
export interface QueryField {
  /** The value, where a filter demands equality. */
  readonly value: RuleValue | undefined;
  readonly constraints: readonly Constraint[];
  readonly fields: ReadonlyMap<string, QueryField>;
}

/** Values of the rules language. Times and durations are nanoseconds. */
export type RuleValue =
  | { readonly type: "null" }
  | { readonly type: "bool"; readonly value: boolean }
  | { readonly type: "int"; readonly value: bigint }
  | { readonly type: "float"; readonly value: number }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "bytes"; readonly value: Uint8Array }
  | { readonly type: "timestamp"; readonly nanos: bigint }
  | { readonly type: "duration"; readonly nanos: bigint }
  | { readonly type: "latlng"; readonly latitude: number; readonly longitude: number }
  | { readonly type: "list"; readonly values: readonly RuleValue[] }
  /** Distinct values in the order in which they came. */
  | { readonly type: "set"; readonly values: readonly RuleValue[] }
  | { readonly type: "map"; readonly entries: Entries }
  | { readonly type: "map_diff"; readonly left: Entries; readonly right: Entries }
  | { readonly type: "path"; readonly segments: readonly string[] }
  /** What a query's filters say about a field: something, but not its value. */
  | { readonly type: "constraint"; readonly field: QueryField }
  /** A map of which a query's filters make known some fields. */
  | { readonly type: "query_map"; readonly field: QueryField };

export type TypeName = RuleValue["type"];
export type ValueOf<Name extends TypeName> = Extract<RuleValue, { readonly type: Name }>;

/** An evaluation that came to nothing. Without a message, denials show the place of the condition instead. */
export interface RuleError {
  readonly type: "error";
  readonly message: string | undefined;
}

/** Errors are values, as in CEL: `error || true` is true. */
export type Outcome = RuleValue | RuleError;

export const NULL: RuleValue = { type: "null" };
export const TRUE: RuleValue = { type: "bool", value: true };
export const FALSE: RuleValue = { type: "bool", value: false };
/** The error that has no text of its own. */
export const FAILED: RuleError = { type: "error", message: undefined };
export const NULL_ERROR: RuleError = { type: "error", message: "Null value error." };

const MIN_INT64 = -(1n << 63n);
const MAX_INT64 = (1n << 63n) - 1n;

export function bool(value: boolean): RuleValue {
  return value ? TRUE : FALSE;
}

/** An integer, or an error where it does not fit int64. */
export function int(value: bigint): Outcome {
  return value < MIN_INT64 || value > MAX_INT64 ? FAILED : { type: "int", value };
}

/** A small integer such as a size. */
export function count(value: number): RuleValue {
  return { type: "int", value: BigInt(value) };
}

/** A float cut to an integer: towards zero, NaN to 0, what is out of range to the nearest end. */
export function floatToInt(value: number): RuleValue {
  if (Number.isNaN(value)) {
    return { type: "int", value: 0n };
  }
  if (value <= Number(MIN_INT64)) {
    return { type: "int", value: MIN_INT64 };
  }
  return { type: "int", value: value >= Number(MAX_INT64) ? MAX_INT64 : BigInt(Math.trunc(value)) };
}

export function float(value: number): RuleValue {
  return { type: "float", value };
}

export function text(value: string): RuleValue {
  return { type: "string", value };
}

export function bytes(value: Uint8Array): RuleValue {
  return { type: "bytes", value };
}

export function timestamp(nanos: bigint): RuleValue {
  return { type: "timestamp", nanos };
}

export function duration(nanos: bigint): RuleValue {
  return { type: "duration", nanos };
}

export function list(values: readonly RuleValue[]): RuleValue {
  return { type: "list", values };
}

export function map(entries: Entries): RuleValue {
  return { type: "map", entries };
}

export function path(segments: readonly string[]): RuleValue {
  return { type: "path", segments };
}

export function failure(message: string): RuleError {
  return { type: "error", message };
}

/** The type as messages name it. */
export function typeName(value: RuleValue): string {
  return value.type === "query_map" ? "map" : value.type;
}

/** Whether a value has one of the types. */
export function hasType<Name extends TypeName>(
  value: RuleValue,
  types: readonly Name[],
): value is ValueOf<Name> {
  return types.some((type) => type === value.type);
}
