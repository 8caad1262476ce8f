import { describe, expect, test } from "vitest";
import type { Schema } from "./api-document.ts";
import { exampleOf, fieldsOf } from "./schema-fields.ts";

const BODY: Schema = {
  type: "object",
  properties: {
    language: { type: "string", enum: ["ko", "en"] },
    answers: {
      type: "array",
      minItems: 1,
      maxItems: 39,
      items: {
        oneOf: [
          {
            type: "object",
            properties: { id: { const: "a" }, value: { type: "string", maxLength: 40 } },
            required: ["id"],
          },
          { type: "object", properties: { id: { const: "b" } }, required: ["id"] },
        ],
      },
    },
    note: { anyOf: [{ type: "string", pattern: "^x" }, { type: "null" }] },
    offset: { type: "integer", minimum: -720, maximum: Number.MAX_SAFE_INTEGER },
    values: { $ref: "#/components/schemas/values" },
  },
  required: ["language", "answers", "values"],
};

const SCHEMAS: Readonly<Record<string, Schema>> = {
  values: {
    type: "object",
    additionalProperties: { anyOf: [{ type: "number" }, { $ref: "#/components/schemas/values" }] },
  },
};

/** A field as one line. */
const lines = (schema: Schema) =>
  fieldsOf(schema, SCHEMAS).map(
    ({ name, type, limits, optional }) => `${name}${optional ? "?" : ""}: ${[type, ...limits].join(", ")}`,
  );

describe("fieldsOf", () => {
  test("lists every value with its place, type and limits", () => {
    expect(lines(BODY)).toEqual([
      'language: "ko" | "en"',
      "answers: array, minItems 1, maxItems 39",
      "answers[]: object",
      "answers[]#1: object",
      'answers[]#1.id: "a"',
      "answers[]#1.value?: string, maxLength 40",
      "answers[]#2: object",
      'answers[]#2.id: "b"',
      "note?: string | null, pattern ^x",
      "offset?: integer, minimum -720",
      "values: object",
      "values{}: number | values",
    ]);
  });

  test("an array or a text stands for itself", () => {
    expect(lines({ type: "array", items: { type: "string" } })).toEqual([": array", "[]: string"]);
    expect(lines({ type: "null" })).toEqual([": null"]);
    const pair = { type: "array", prefixItems: [{ type: "boolean" }, { type: "string" }], items: false };
    expect(lines(pair)).toEqual([": [boolean, string]"]);
  });

  test("one kind of object that may be null is described in its place", () => {
    const schema = {
      anyOf: [{ type: "object", properties: { id: { type: "string" } }, required: [] }, { type: "null" }],
    };
    expect(lines(schema)).toEqual([": object | null", "id?: string"]);
  });

  test("a name with a dot is told from a value inside", () => {
    const schema = {
      type: "object",
      properties: { "info.name": { type: "string" } },
      required: ["info.name"],
    };
    expect(lines(schema)).toEqual(['["info.name"]: string']);
  });

  test("what refers to itself ends", () => {
    const tree: Schema = { type: "object", properties: { inner: { $ref: "#/components/schemas/tree" } } };
    expect(fieldsOf(tree, { tree }).map(({ name }) => name)).toEqual(["inner", "inner.inner"]);
  });
});

describe("exampleOf", () => {
  test("is the least that fits", () => {
    expect(exampleOf(BODY, SCHEMAS)).toEqual({ language: "ko", answers: [{ id: "a" }], values: {} });
  });

  test.each<[Schema, unknown]>([
    [{ type: "string", format: "email" }, "you@example.com"],
    [{ type: "integer", minimum: 3 }, 3],
    [{ type: "boolean" }, false],
    [{ type: ["string", "null"] }, "…"],
    [{ type: "array", items: { type: "string" } }, []],
    [{ type: "array", prefixItems: [{ type: "boolean" }, { const: 1 }], items: false }, [false, 1]],
    [{}, null],
  ])("of %j is %j", (schema, example) => {
    expect(exampleOf(schema, {})).toEqual(example);
  });
});
