import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Value } from "../model/value.ts";
import { messageType, rpcType } from "./descriptor.ts";
import { formatJson, javaDouble } from "./json-format.ts";
import { parseMessage } from "./json-parse.ts";
import { messageToJson } from "./json-print.ts";
import { parseTimestamp, timestampText } from "./timestamp.ts";
import { decodeValue, encodeValue } from "./value.ts";

const VALUE = messageType("Value");

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
        const text = JSON.stringify(messageToJson(VALUE, encodeValue(value)));
        expect(plain(decodeValue(parseMessage(VALUE, text)))).toEqual(plain(value));
      }),
    );
  });

  test("the REST format is the same JSON except for the sign of zero", () => {
    fc.assert(
      fc.property(values, (value) => {
        const json = messageToJson(VALUE, encodeValue(value));
        // A text or a key may be "-0" as well.
        const compact: unknown = JSON.parse(
          JSON.stringify(json).replaceAll(/"(doubleValue|latitude|longitude)":"-0"/g, '"$1":0'),
        );
        expect(JSON.parse(formatJson(json))).toEqual(compact);
      }),
      { examples: [[{ kind: "geoPoint", latitude: 0, longitude: -0 }]] },
    );
  });

  test.each([
    ['{"integerValue":9223372036854775807}', { integerValue: "9223372036854775807" }],
    ['{"integerValue":5.0}', { integerValue: "5" }],
    ['{"integer_value":"-7"}', { integerValue: "-7" }],
    ['{"doubleValue":1}', { doubleValue: 1 }],
    ['{"doubleValue":"1.5"}', { doubleValue: 1.5 }],
    ['{"doubleValue":12345678901234567890}', { doubleValue: Number("12345678901234567890") }],
    ['{"bytesValue":"_-8"}', { bytesValue: Buffer.from([255, 239]) }],
    ['{"nullValue":null}', { nullValue: "NULL_VALUE" }],
    ['{"nullValue":"NULL_VALUE"}', { nullValue: "NULL_VALUE" }],
    ['{"stringValue":null}', {}],
    [
      '{"timestampValue":"2020-01-01T01:00:00+01:00"}',
      { timestampValue: { seconds: "1577836800", nanos: 0 } },
    ],
  ])("%s is accepted", (text, message) => {
    expect(parseMessage(VALUE, text)).toEqual(message);
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
    '{"timestampValue":"2020-02-30T00:00:00Z"}',
    '{"timestampValue":1}',
    '{"arrayValue":[]}',
    '{"mapValue":{"fields":[]}}',
    '{"stringValue":"a","integerValue":"1"}',
  ])("%s is rejected", (text) => {
    expect(() => parseMessage(VALUE, text)).toThrowError(
      expect.objectContaining({ code: "INVALID_ARGUMENT", message: "Payload isn't valid for request." }),
    );
  });

  test("wrappers, enums and an empty body", () => {
    const query = rpcType("RunQuery").request;
    const text =
      '{"structuredQuery":{"limit":2,"orderBy":[{"field":{"fieldPath":"a"},"direction":"DESCENDING"}]}}';
    const message = parseMessage(query, text);
    expect(message).toEqual({
      structuredQuery: {
        limit: { value: 2 },
        orderBy: [{ field: { fieldPath: "a" }, direction: "DESCENDING" }],
      },
    });
    expect(JSON.stringify(messageToJson(query, message))).toBe(text);
    expect(parseMessage(query, "")).toEqual({});
  });

  test("Write.verify, which the published descriptor does not contain", () => {
    expect(parseMessage(messageType("Write"), '{"verify":"n"}')).toEqual({ verify: "n" });
  });
});

describe("timestamps", () => {
  test.each([
    ["2024-01-02T03:04:05Z", "2024-01-02T03:04:05Z"],
    ["2024-01-02T03:04:05.100000Z", "2024-01-02T03:04:05.100Z"],
    ["2024-01-02T03:04:05.123456Z", "2024-01-02T03:04:05.123456Z"],
    ["2024-01-02T03:04:05.123456789Z", "2024-01-02T03:04:05.123456789Z"],
    ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"],
    ["1969-12-31T23:59:59.5Z", "1969-12-31T23:59:59.500Z"],
  ])("%s prints as %s", (text, printed) => {
    const timestamp = parseTimestamp(text);
    expect(timestamp && timestampText(timestamp)).toBe(printed);
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
