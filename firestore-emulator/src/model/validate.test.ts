import { describe, expect, it } from "vitest";
import type { Fields, Value } from "./document.ts";
import { validateDocumentSize, validateFields } from "./validate.ts";

const ONE: Value = { kind: "integer", value: 1n };
const text = (length: number): Value => ({ kind: "string", value: "s".repeat(length) });
const map = (entries: Record<string, Value>): Value => ({
  kind: "map",
  fields: new Map(Object.entries(entries)),
});
const array = (...values: Value[]): Value => ({ kind: "array", values });
const fields = (entries: Record<string, Value>): Fields => new Map(Object.entries(entries));

function nested(levels: number): Value {
  return levels === 0 ? ONE : map({ a: nested(levels - 1) });
}

describe("validateFields", () => {
  it("accepts the longest value, the deepest nesting and a vector", () => {
    const vector = map({
      __type__: { kind: "string", value: "__vector__" },
      value: array({ kind: "double", value: 1 }),
    });
    expect(() =>
      validateFields(fields({ s: text(1_048_487), deep: nested(20), vector, "a.b": ONE })),
    ).not.toThrow();
  });

  it.each([
    ["a reserved name", fields({ __x__: ONE }), "field name __x__ is reserved"],
    ["a reserved name in a map", fields({ m: map({ __x__: ONE }) }), "field name '__x__' is reserved."],
    [
      "a long string",
      fields({ s: text(1_048_488) }),
      'The value of property "s" is longer than 1048487 bytes.',
    ],
    [
      "long bytes in an array",
      fields({ s: array({ kind: "bytes", value: new Uint8Array(1_048_488) }) }),
      'The value of property "array" is longer than 1048487 bytes.',
    ],
    [
      "a long string in a map",
      fields({ m: map({ s: text(1_048_488) }) }),
      "Property m contains an invalid nested entity.",
    ],
    ["an array in an array", fields({ a: array(array()) }), "Nested arrays are not allowed"],
    ["a long name", fields({ ["n".repeat(1_501)]: ONE }), "The property.name is longer than 1500 bytes."],
    [
      "an array in an array in a map",
      fields({ m: map({ a: array(array()) }) }),
      "Property m contains an invalid nested entity.",
    ],
    [
      "an array in an array in a map in an array",
      fields({ a: array(map({ m: array(array()) })) }),
      "Property array contains an invalid nested entity.",
    ],
    [
      "a long string in an array in a map",
      fields({ m: map({ a: array(text(1_048_488)) }) }),
      "Property m contains an invalid nested entity.",
    ],
    [
      "a reserved name before a long value",
      fields({ long: text(1_048_488), m: map({ __x__: ONE }) }),
      "field name '__x__' is reserved.",
    ],
    [
      "a long name before a long value",
      fields({ ["n".repeat(1_501)]: text(1_048_488) }),
      "The property.name is longer than 1500 bytes.",
    ],
  ])("rejects %s", (_, invalid, message) => {
    expect(() => validateFields(invalid)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", message }),
    );
  });
});

describe("names in maps and arrays", () => {
  /** Values with one long name, the bytes of the rest of its path, and the property in the message. */
  const places: [string, (entry: Record<string, Value>) => Fields, number, string][] = [
    ["a map", (entry) => fields({ m: map(entry) }), "m.".length, "m"],
    ["a map in a map", (entry) => fields({ m: map({ é: map(entry) }) }), Buffer.byteLength("m.é."), "m"],
    ["an array", (entry) => fields({ any: array(map(entry)) }), "array.".length, "array"],
    ["an array in a map", (entry) => fields({ m: map({ any: array(map(entry)) }) }), "m.array.".length, "m"],
    [
      "a map in an array",
      (entry) => fields({ any: array(map({ m: map(entry) })) }),
      "array.m.".length,
      "array",
    ],
  ];

  it.each(places)("have at most 1500 bytes with their path: in %s", (_, place, pathBytes, property) => {
    const name = (bytes: number) => ({ ["n".repeat(bytes - pathBytes)]: ONE });
    expect(() => validateFields(place(name(1_500)))).not.toThrow();
    expect(() => validateFields(place(name(1_501)))).toThrow(
      expect.objectContaining({ message: `Property ${property} contains an invalid nested entity.` }),
    );
  });
});

describe("nesting", () => {
  /** Maps, alternating with arrays from the innermost level if mixed. */
  function levels(count: number, mixed: boolean): Value {
    let value: Value = ONE;
    for (let level = 0; level < count; level += 1) {
      value = mixed && level % 2 === 0 ? array(value) : map({ inner: value });
    }
    return value;
  }

  it.each([
    ["maps", false],
    ["maps and arrays", true],
  ] as const)("has at most 20 levels of %s", (_, mixed) => {
    expect(() => validateFields(fields({ f: levels(20, mixed) }))).not.toThrow();
    for (const count of [21, 22]) {
      const property = mixed && count === 21 ? "array" : "f";
      expect(() => validateFields(fields({ f: levels(count, mixed) }))).toThrow(
        expect.objectContaining({ message: `Property ${property} contains an invalid nested entity.` }),
      );
    }
  });
});

describe("maps with a __type__", () => {
  const typed = (type: Value, rest: Record<string, Value> = {}) => map({ __type__: type, ...rest });
  const vector = (elements: Value | undefined, rest: Record<string, Value> = {}) =>
    typed({ kind: "string", value: "__vector__" }, { ...rest, ...(elements && { value: elements }) });
  const double = (value: number): Value => ({ kind: "double", value });
  const unknown = typed({ kind: "string", value: "other" });

  it.each([
    ["infinities", vector(array(double(Infinity), double(-Infinity)))],
    ["2048 dimensions", vector(array(...Array.from({ length: 2_048 }, double)))],
    ["a vector in a map", map({ v: vector(array(double(1))) })],
    ["a vector in an array", array(vector(array(double(1))))],
  ])("accepts %s", (_, value) => {
    expect(() => validateFields(fields({ v: value }))).not.toThrow();
  });

  it.each([
    ["no elements", vector(undefined), "Vector map is missing key 'value'."],
    ["no elements, another key", vector(undefined, { x: ONE }), "Vector map is missing key 'value'."],
    ["elements of another type", vector(ONE, { x: ONE }), "Vector value type must be an array."],
    ["a third key", vector(array(), { x: ONE }), "Vector value map has extraneous entries."],
    ["no dimension", vector(array()), "Cannot have a zero length vector."],
    [
      "2049 integers",
      vector(array(...Array.from({ length: 2_049 }, () => ONE))),
      "Vectors must be at most 2048 dimensions.",
    ],
    [
      "an integer after NaN",
      vector(array(double(Number.NaN), ONE)),
      "Vector must only contain values of type 'double'",
    ],
    ["NaN", vector(array(double(1), double(Number.NaN))), "Vector cannot contain NaN values."],
    ["NaN in an array", array(vector(array(double(Number.NaN)))), "Vector cannot contain NaN values."],
    ["an unknown type", unknown, "Property v contains an invalid nested entity."],
    [
      "an unknown type in maps",
      map({ n: map({ m: unknown }) }),
      "Property v contains an invalid nested entity.",
    ],
    ["an unknown type in an array", array(unknown), "Property array contains an invalid nested entity."],
    ["the type null", typed({ kind: "null" }), "Field __type__ must be a string; founds NULL."],
    ["the type integer", typed(ONE), "Field __type__ must be a string; founds LONG."],
    ["the type double", typed(double(1)), "Field __type__ must be a string; founds DOUBLE."],
    [
      "the type boolean",
      typed({ kind: "boolean", value: true }),
      "Field __type__ must be a string; founds BOOLEAN.",
    ],
    [
      "the type timestamp",
      typed({ kind: "timestamp", micros: 1n }),
      "Field __type__ must be a string; founds TIMESTAMP.",
    ],
    [
      "the type bytes",
      typed({ kind: "bytes", value: new Uint8Array() }),
      "Field __type__ must be a string; founds BYTES.",
    ],
    [
      "the type reference",
      typed({ kind: "reference", name: "projects/p/databases/d/documents/c/d" }),
      "Field __type__ must be a string; founds ENTITY_REF.",
    ],
    [
      "the type geo point",
      typed({ kind: "geoPoint", latitude: 1, longitude: 1 }),
      "Field __type__ must be a string; founds GEO_POINT.",
    ],
    ["the type array", typed(array()), "Field __type__ must be a string; founds ARRAY."],
    ["the type map", typed(map({})), "Field __type__ must be a string; founds MAP."],
  ])("rejects %s", (_, value, message) => {
    expect(() => validateFields(fields({ v: value }))).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT", message }),
    );
  });
});

describe("validateDocumentSize", () => {
  it("rejects documents above 1 MiB", () => {
    const half = 524_000;
    expect(() =>
      validateDocumentSize({ path: "c/d", fields: fields({ a: text(half), b: text(half) }) }),
    ).not.toThrow();
    expect(() =>
      validateDocumentSize({ path: "c/d", fields: fields({ a: text(half), b: text(half + 1_000) }) }),
    ).toThrow(expect.objectContaining({ message: "maximum entity size is 1048576 bytes" }));
  });
});
