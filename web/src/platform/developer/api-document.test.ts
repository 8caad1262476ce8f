import { expect, test } from "vitest";
import { parseApiDocument } from "./api-document.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });

const answer = (data: object) => json({ type: "object", properties: { data, message: { type: "string" } } });

const DOCUMENT = {
  openapi: "3.1.1",
  info: { title: "API", version: "1" },
  paths: {
    "/api/program/finishStep": {
      post: {
        operationId: "finishStep",
        tags: ["program"],
        security: [{ idToken: [] }],
        requestBody: {
          required: true,
          ...json({ type: "object", properties: { programId: { type: "string" } } }),
        },
        responses: {
          "200": { description: "Success", ...answer({ type: "null" }) },
          "400": { description: "invalid-argument, failed-precondition", ...answer({ type: "null" }) },
        },
        "x-callable": "finishStep",
        "x-limit": { calls: 10, perSeconds: 60 },
      },
    },
    "/api/mailing/subscribe": {
      post: {
        operationId: "subscribe",
        tags: ["mailing"],
        security: [{}, { idToken: [] }],
        requestBody: json({ oneOf: [{ $ref: "#/components/schemas/one" }] }),
        responses: { "200": { description: "Success", ...answer({}) } },
      },
    },
  },
  components: { schemas: { one: { type: "object" } }, securitySchemes: {} },
};

test("an operation says who may call it, what it takes and gives, and how it fails", () => {
  const { operations, schemas } = parseApiDocument(DOCUMENT);
  expect(operations).toEqual([
    {
      id: "finishStep",
      path: "/api/program/finishStep",
      area: "program",
      signedIn: true,
      callable: true,
      limit: { calls: 10, perSeconds: 60 },
      body: { type: "object", properties: { programId: { type: "string" } } },
      data: { type: "null" },
      errors: [{ status: "400", codes: "invalid-argument, failed-precondition" }],
    },
    expect.objectContaining({
      id: "subscribe",
      signedIn: false,
      callable: false,
      limit: undefined,
      errors: [],
    }),
  ]);
  expect(schemas).toEqual({ one: { type: "object" } });
});

test.each([undefined, "<!doctype html>", { paths: { "/x": {} }, components: { schemas: {} } }])(
  "%j is no description",
  (json) => {
    expect(() => parseApiDocument(json)).toThrow();
  },
);
