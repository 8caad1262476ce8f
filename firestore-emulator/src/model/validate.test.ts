import { describe, expect, it } from "vitest";
import { validateDocumentSize, validateFields } from "./validate.ts";
import type { Fields, Value } from "./value.ts";

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
      "a name too long with its parents",
      fields({ ["n".repeat(750)]: map({ ["n".repeat(750)]: ONE }) }),
      "The property.name is longer than 1500 bytes.",
    ],
    ["too deep a map", fields({ deep: nested(21) }), "Property a contains an invalid nested entity."],
  ])("rejects %s", (_, invalid, message) => {
    expect(() => validateFields(invalid)).toThrow(
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
