import { expect, test } from "vitest";
import { operationsIn } from "./api-document.ts";

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
};

test("an operation says who may call it, what it takes and gives, and how it fails", () => {
  expect(operationsIn(DOCUMENT)).toEqual([
    {
      id: "finishStep",
      path: "/api/program/finishStep",
      area: "program",
      signedIn: true,
      callable: true,
      limit: { calls: 10, perSeconds: 60 },
      body: { type: "object", properties: { programId: { type: "string" } } },
      answer: {
        type: "object",
        properties: { data: { type: "null" }, message: { type: "string" } },
      },
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
});
