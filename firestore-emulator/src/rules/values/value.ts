import type { FieldOperator, UnaryOperator } from "../../model/query.ts";

/** Entries of a map. */
export type Entries = ReadonlyMap<string, RuleValue>;

/** A filter on a field, other than equality. */
export interface Constraint {
  readonly op: FieldOperator | UnaryOperator;
  /** The operand; null for unary filters. */
  readonly value: RuleValue;
}

/** The filters of a disjunct on a field and its nested fields. */
export interface QueryField {
  /** The value of an equality filter. */
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
  /** Distinct values in insertion order. */
  | { readonly type: "set"; readonly values: readonly RuleValue[] }
  | { readonly type: "map"; readonly entries: Entries }
  | { readonly type: "map_diff"; readonly left: Entries; readonly right: Entries }
  | { readonly type: "path"; readonly segments: readonly string[] }
  /** A field with filters in the query, but without a known value. */
  | { readonly type: "constraint"; readonly field: QueryField }
  /** A map with some fields known through the query's filters. */
  | { readonly type: "query_map"; readonly field: QueryField };

export type TypeName = RuleValue["type"];
export type ValueOf<Name extends TypeName> = Extract<RuleValue, { readonly type: Name }>;

/** An evaluation error. Without a message, denials contain the position of the condition. */
export interface RuleError {
  readonly type: "error";
  readonly message: string | undefined;
}

/** Errors are values, as in CEL: `error || true` is true. */
export type Outcome = RuleValue | RuleError;

export const NULL: RuleValue = { type: "null" };
export const TRUE: RuleValue = { type: "bool", value: true };
export const FALSE: RuleValue = { type: "bool", value: false };
/** The error without a message. */
export const FAILED: RuleError = { type: "error", message: undefined };
export const NULL_ERROR: RuleError = { type: "error", message: "Null value error." };

const MIN_INT64 = -(1n << 63n);
const MAX_INT64 = (1n << 63n) - 1n;

export function bool(value: boolean): RuleValue {
  return value ? TRUE : FALSE;
}

/** An int, or an error outside int64. */
export function int(value: bigint): Outcome {
  return value < MIN_INT64 || value > MAX_INT64 ? FAILED : { type: "int", value };
}

/** A small integer such as a size. */
export function count(value: number): RuleValue {
  return { type: "int", value: BigInt(value) };
}

/** A float truncated to an int: NaN becomes 0, values outside int64 the nearest limit. */
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

/** The type name for error messages. */
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

/** What the filters of a query say about a field's value. */
export function queriedValue(field: QueryField): RuleValue {
  return field.value ?? { type: field.constraints.length > 0 ? "constraint" : "query_map", field };
}
