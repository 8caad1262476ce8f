import { create } from "@bufbuild/protobuf";
import { NullValue, TimestampSchema } from "@bufbuild/protobuf/wkt";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  RunQueryRequestSchema,
  StructuredQuery_Direction,
  type Value as ValueMessage,
  ValueSchema,
  WriteSchema,
} from "../generated/firestore_pb.js";
import type { Value } from "../model/document.ts";
import { javaDouble } from "../model/strings.ts";
import { formatJson, messageFromJson, messageToJson, parseJson } from "./json.ts";
import { decodeValue, encodeValue } from "./value.ts";

/** `__proto__` cannot be set by assignment. */
const fieldName = fc.string({ minLength: 1 }).filter((name) => name !== "__proto__");

const values: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constant<Value>({ kind: "null" }),
    fc.boolean().map((value): Value => ({ kind: "boolean", value })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value): Value => ({ kind: "integer", value })),
    fc.double().map((value): Value => ({ kind: "double", value })),
    fc
      .bigInt({ min: -62_135_596_800_000_000n, max: 253_402_300_799_999_999n })
      .map((micros): Value => ({ kind: "timestamp", micros })),
    fc.string({ unit: "grapheme" }).map((value): Value => ({ kind: "string", value })),
    fc.uint8Array().map((value): Value => ({ kind: "bytes", value })),
    fc.string().map((name): Value => ({ kind: "reference", name })),
    fc
      .record({ latitude: fc.double({ noNaN: true }), longitude: fc.double({ noNaN: true }) })
      .map((point): Value => ({ kind: "geoPoint", ...point })),
    fc.array(tie("value")).map((items): Value => ({ kind: "array", values: items })),
    fc
      .array(fc.tuple(fieldName, tie("value")))
      .map((entries): Value => ({ kind: "map", fields: new Map(entries) })),
  ),
})).value;

describe("protobuf JSON", () => {
  test("a value is unchanged after encoding to JSON and decoding", () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = JSON.stringify(messageToJson(ValueSchema, encodeValue(value)));
        expect(plain(decodeValue(valueIn(text)))).toEqual(plain(value));
      }),
    );
  });

  test("the REST format is the same JSON except for the sign of zero", () => {
    fc.assert(
      fc.property(values, (value) => {
        const json = messageToJson(ValueSchema, encodeValue(value));
        // A text or a key may be "-0" as well.
        const compact: unknown = JSON.parse(
          JSON.stringify(json).replaceAll(/"(doubleValue|latitude|longitude)":"-0"/g, '"$1":0'),
        );
        expect(JSON.parse(formatJson(json))).toEqual(compact);
      }),
      { examples: [[{ kind: "geoPoint", latitude: 0, longitude: -0 }]] },
    );
  });

  test.each<[string, ValueMessage["valueType"]]>([
    ['{"integerValue":9223372036854775807}', { case: "integerValue", value: 9223372036854775807n }],
    ['{"integerValue":5.0}', { case: "integerValue", value: 5n }],
    ['{"integer_value":"-7"}', { case: "integerValue", value: -7n }],
    ['{"doubleValue":1}', { case: "doubleValue", value: 1 }],
    ['{"doubleValue":"1.5"}', { case: "doubleValue", value: 1.5 }],
    ['{"doubleValue":12345678901234567890}', { case: "doubleValue", value: Number("12345678901234567890") }],
    ['{"bytesValue":"_-8"}', { case: "bytesValue", value: Uint8Array.of(255, 239) }],
    ['{"nullValue":null}', { case: "nullValue", value: NullValue.NULL_VALUE }],
    ['{"nullValue":"NULL_VALUE"}', { case: "nullValue", value: NullValue.NULL_VALUE }],
    ['{"stringValue":null}', { case: undefined }],
    [
      '{"timestampValue":"2020-01-01T01:00:00+01:00"}',
      { case: "timestampValue", value: create(TimestampSchema, { seconds: 1_577_836_800n }) },
    ],
  ])("%s is accepted", (text, valueType) => {
    expect(valueIn(text)).toEqual(create(ValueSchema, { valueType }));
  });

  test.each([
    "{",
    "[]",
    '"x"',
    '{"nope":1}',
    '{"integerValue":1.5}',
    '{"integerValue":9223372036854775808}',
    '{"integerValue":""}',
    '{"doubleValue":"x"}',
    '{"booleanValue":"true"}',
    '{"stringValue":1}',
    '{"bytesValue":"*"}',
    '{"timestampValue":"2020-13-01T00:00:00Z"}',
    '{"timestampValue":1}',
    '{"arrayValue":[]}',
    '{"mapValue":{"fields":[]}}',
    '{"stringValue":"a","integerValue":"1"}',
  ])("%s is rejected", (text) => {
    expect(() => valueIn(text)).toThrowError(
      expect.objectContaining({ code: "INVALID_ARGUMENT", message: "Payload isn't valid for request." }),
    );
  });

  test("wrappers and enums", () => {
    const text =
      '{"structuredQuery":{"orderBy":[{"field":{"fieldPath":"a"},"direction":"DESCENDING"}],"limit":2}}';
    const message = messageFromJson(RunQueryRequestSchema, parseJson(text));
    expect(message.queryType.value).toMatchObject({
      limit: 2,
      orderBy: [{ field: { fieldPath: "a" }, direction: StructuredQuery_Direction.DESCENDING }],
    });
    expect(JSON.stringify(messageToJson(RunQueryRequestSchema, message))).toBe(text);
  });

  test("Write.verify, which the published descriptor does not contain", () => {
    expect(messageFromJson(WriteSchema, { verify: "n" }).operation).toEqual({ case: "verify", value: "n" });
  });
});

describe("doubles print as Java prints them", () => {
  test.each([
    [1, "1.0"],
    [-0, "0.0"],
    [1e7, "1.0E7"],
    [9999999, "9999999.0"],
    [0.001, "0.001"],
    [0.0001, "1.0E-4"],
    [-1.5e-10, "-1.5E-10"],
    [Number.MAX_VALUE, "1.7976931348623157E308"],
  ])("%d as %s", (value, text) => {
    expect(javaDouble(value)).toBe(text);
  });
});

function valueIn(text: string): ValueMessage {
  return messageFromJson(ValueSchema, parseJson(text));
}

/** Makes bytes comparable. */
function plain(value: Value): unknown {
  switch (value.kind) {
    case "bytes":
      return { kind: "bytes", value: [...value.value] };
    case "array":
      return { kind: "array", values: value.values.map(plain) };
    case "map":
      // Objects reorder keys that look like numbers.
      return { kind: "map", fields: new Map([...value.fields].map(([name, item]) => [name, plain(item)])) };
    default:
      return value;
  }
}
