import { CONTRACT } from "@mindle/domain/api/contract";
import { errorsOf } from "@mindle/domain/api/operation";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { STATUS_PATH } from "./http/status.ts";
import { describeApi } from "./openapi.ts";

const schema = z.looseObject({});
const content = z.object({ "application/json": z.object({ schema }) });

const document = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.object({
      parameters: z.tuple([z.object({ name: z.literal("Request-Id"), in: z.literal("header") })]),
      post: z.object({
        operationId: z.string(),
        security: z.array(z.record(z.string(), z.array(z.string()))),
        parameters: z.array(z.object({ name: z.string(), in: z.literal("header") })),
        requestBody: z.object({ content }),
        responses: z.record(
          z.string(),
          z.object({
            description: z.string(),
            headers: z.object({ "Request-Id": z.object({ $ref: z.string() }) }),
            content,
          }),
        ),
        "x-callable": z.optional(z.string()),
        "x-max-bytes": z.optional(z.number()),
        "x-limit": z.optional(z.unknown()),
        "x-network-limit": z.optional(z.unknown()),
        "x-user-limit": z.optional(z.unknown()),
      }),
    }),
  ),
  components: z.object({
    schemas: z.record(z.string(), schema),
    headers: z.object({ requestId: schema }),
  }),
});

const api = describeApi(CONTRACT);
const described = z.looseObject({ paths: z.record(z.string(), z.unknown()) }).parse(api);
const { [STATUS_PATH]: status, ...operations } = described.paths;
const parsed = document.parse({ ...described, paths: operations });

/** Every `$ref` in a value. */
function references(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : references(inner),
  );
}

describe("the OpenAPI document", () => {
  test("has exactly the contract's operations", () => {
    expect(Object.keys(parsed.paths).toSorted()).toEqual(
      Object.values(CONTRACT)
        .map(({ path }) => `/api/${path}`)
        .toSorted(),
    );
  });

  test("and the route for uptime checks", () => {
    expect(status).toMatchObject({
      get: { security: [{}], responses: { "200": {}, "400": {}, "429": {}, "503": {} } },
    });
  });

  test.each(Object.entries(CONTRACT))("describes %s", (name, operation) => {
    const post = parsed.paths[`/api/${operation.path}`]?.post;
    expect(post?.operationId).toBe(name);
    expect(post?.parameters.map((parameter) => parameter.name)).toEqual(operation.headers ?? []);
    expect(post?.["x-callable"]).toBe(operation.callable === true ? name : undefined);
    expect(post?.["x-max-bytes"]).toBe(operation.maxBytes);
    expect(post?.["x-limit"]).toEqual(operation.limit);
    expect(post?.["x-network-limit"]).toEqual(operation.networkLimit);
    expect(post?.["x-user-limit"]).toEqual(operation.userLimit);
    expect(post?.security.some((scheme) => Object.keys(scheme).length === 0)).toBe(
      operation.access === "anyone",
    );

    const codes = Object.entries(post?.responses ?? {})
      .filter(([status]) => status !== "200")
      .flatMap(([, { description }]) => description.split(", "));
    expect(codes.toSorted()).toEqual(errorsOf(operation).toSorted());

    const body = post?.requestBody.content["application/json"].schema;
    const data = z
      .object({ properties: z.object({ data: schema }) })
      .parse(post?.responses["200"]?.content["application/json"].schema).properties.data;
    for (const [described, own, io] of [
      [body, operation.body, "input"],
      [data, operation.data, "output"],
    ] as const) {
      const { $schema: _dialect, $defs: _moved, ...expected } = z.toJSONSchema(own, { io });
      expect(Object.keys(described ?? {}).toSorted()).toEqual(Object.keys(expected).toSorted());
      expect(described).not.toEqual({});
    }
  });

  test("has no dangling reference", () => {
    const found = references(api);
    expect(found).not.toEqual([]);
    for (const reference of found) {
      const [, , part, name = ""] = reference.split("/");
      const { schemas, headers } = parsed.components;
      expect(Object.keys(part === "headers" ? headers : schemas)).toContain(name);
    }
  });
});
