import fc from "fast-check";
import type { Value } from "../document.ts";

const INT64 = { min: -(2n ** 63n), max: 2n ** 63n - 1n };

/** Includes edge cases and close numbers, so that equal and nearly equal values occur. */
const number: fc.Arbitrary<Value> = fc.oneof(
  fc.record({ kind: fc.constant("integer" as const), value: fc.bigInt(INT64) }),
  fc.record({
    kind: fc.constant("integer" as const),
    value: fc.constantFrom(0n, 1n, 2n, 9_007_199_254_740_993n, INT64.min, INT64.max),
  }),
  fc.record({ kind: fc.constant("double" as const), value: fc.double() }),
  fc.record({
    kind: fc.constant("double" as const),
    value: fc.constantFrom(0, -0, 1, 2, 0.5, 9_007_199_254_740_992, 2 ** 63, -(2 ** 63), Number.NaN),
  }),
);

const id = fc.constantFrom("a", "b", "aa", "__id5__", "__id10__", "__id-1__", "～", "😀", "a\u0001");

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ kind: "null" }),
  fc.record({ kind: fc.constant("boolean" as const), value: fc.boolean() }),
  number,
  fc.record({ kind: fc.constant("timestamp" as const), micros: fc.bigInt({ min: -5n, max: 5n }) }),
  fc.record({
    kind: fc.constant("string" as const),
    value: fc.string({ unit: fc.constantFrom("a", "b", "\u0000", "é", "\uffff", "😀", "𐀀"), maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant("bytes" as const), value: fc.uint8Array({ maxLength: 3 }) }),
  fc.record({
    kind: fc.constant("reference" as const),
    name: fc
      .tuple(id, id, fc.boolean())
      .map(([first, second, nested]) =>
        ["projects/p/databases/d/documents/c", first, ...(nested ? ["c", second] : [])].join("/"),
      ),
  }),
  fc.record({
    kind: fc.constant("geoPoint" as const),
    latitude: fc.constantFrom(-90, 0, -0, 1),
    longitude: fc.constantFrom(-180, 0, 2),
  }),
  fc.array(fc.double({ noNaN: true }), { maxLength: 3 }).map(vector),
);

/** Values of every type, with nested ones. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; nested: Value }>((tie) => ({
  nested: fc.oneof(
    fc.array(scalar, { maxLength: 3 }).map((values): Value => ({ kind: "array", values })),
    fc
      .array(fc.tuple(fc.constantFrom("a", "b", "～", "😀"), tie("value")), { maxLength: 3 })
      .map((entries): Value => ({ kind: "map", fields: new Map(entries) })),
  ),
  value: fc.oneof({ maxDepth: 2, withCrossShrink: true }, scalar, tie("nested")),
})).value;

function vector(elements: readonly number[]): Value {
  const values = elements.map((value): Value => ({ kind: "double", value }));
  return {
    kind: "map",
    fields: new Map<string, Value>([
      ["__type__", { kind: "string", value: "__vector__" }],
      ["value", { kind: "array", values }],
    ]),
  };
}
