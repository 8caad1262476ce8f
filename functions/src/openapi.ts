import { type ErrorCode, HTTP_STATUS } from "@mindle/domain/api/errors";
import { REQUEST_ID_HEADER } from "@mindle/domain/api/headers";
import { errorsOf, type Operation } from "@mindle/domain/api/operation";
import { ACCOUNT_COOKIE } from "@mindle/domain/api/operation-headers";
import { PRODUCT } from "@mindle/domain/product";
import { isRecord } from "@mindle/domain/text/json";
import * as z from "zod/mini";
import { STATUS_PATH } from "./http/status.ts";

type Json = z.output<ReturnType<typeof z.json>>;
type JsonObject = { [key: string]: Json };

const json = z.json();

/**
 * Describes a contract as OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1): each operation with its body, its
 * envelope and, by HTTP status, the codes it can fail with. Checks that are code, such as that of an e-mail address,
 * are described as far as JSON Schema allows.
 */
export function describeApi(contract: Readonly<Record<string, Operation>>): JsonObject {
  const schemas: JsonObject = {};
  const paths = Object.entries(contract).map(([name, operation]): [string, Json] => [
    `/api/${operation.path}`,
    { parameters: [REQUEST_ID], post: describeOperation(name, operation, schemas) },
  ]);
  return {
    openapi: "3.1.1",
    info: { title: `${PRODUCT.name} API`, version: "1" },
    paths: { ...Object.fromEntries(paths), [STATUS_PATH]: { get: describeStatus() } },
    components: {
      schemas,
      headers: {
        requestId: {
          description:
            "The id under which the request was logged: its own, where that is a UUID (version 4).",
          schema: { type: "string", format: "uuid" },
        },
      },
      securitySchemes: { idToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

const REQUEST_ID: JsonObject = {
  name: REQUEST_ID_HEADER,
  in: "header",
  description: "A new UUID (version 4) for each attempt. The functions make one for a request without it.",
  schema: { type: "string", format: "uuid" },
};

const RESPONSE_HEADERS: JsonObject = {
  [REQUEST_ID_HEADER]: { $ref: "#/components/headers/requestId" },
};

const ACCOUNT_COOKIE_HEADER: JsonObject = {
  "Set-Cookie": {
    description: `Sets or removes ${ACCOUNT_COOKIE}, which says that an account is used in the browser.`,
    schema: { type: "string" },
  },
};

/** The route for uptime checks, which is no operation. */
function describeStatus(): JsonObject {
  const data = { type: "object", properties: { build: { type: "string" } }, required: ["build"] };
  return {
    operationId: "status",
    tags: ["status"],
    security: [{}],
    responses: {
      "200": { description: "Success", headers: RESPONSE_HEADERS, content: jsonContent(success(data)) },
      ...failures(["invalid-argument", "resource-exhausted", "unavailable"]),
    },
  };
}

function success(data: Json): Json {
  return {
    type: "object",
    properties: { success: { const: true }, data, message: { type: "string" } },
    required: ["success", "data", "message"],
  };
}

function describeOperation(name: string, operation: Operation, schemas: JsonObject): JsonObject {
  const { path, access, body, maxBytes, data, accountCookie, callable, headers = [] } = operation;
  const { limit, networkLimit, userLimit, totalLimit, missLimit } = operation;
  const token: Json = { idToken: [] };
  return {
    operationId: name,
    tags: [path.split("/")[0] ?? path],
    security: access === "signedIn" ? [token] : [{}, token],
    parameters: headers.map((name) => ({ name, in: "header", schema: { type: "string" } })),
    requestBody: { required: true, content: jsonContent(describe(`${name}Body`, body, "input", schemas)) },
    responses: {
      "200": {
        description: "Success",
        headers:
          accountCookie === undefined ? RESPONSE_HEADERS : { ...RESPONSE_HEADERS, ...ACCOUNT_COOKIE_HEADER },
        content: jsonContent(success(describe(`${name}Data`, data, "output", schemas))),
      },
      ...failures(errorsOf(operation)),
    },
    ...(callable === true ? { "x-callable": name } : {}),
    ...(maxBytes === undefined ? {} : { "x-max-bytes": maxBytes }),
    ...(limit === undefined ? {} : { "x-limit": { ...limit } }),
    ...(networkLimit === undefined ? {} : { "x-network-limit": { ...networkLimit } }),
    ...(totalLimit === undefined ? {} : { "x-total-limit": { ...totalLimit } }),
    ...(missLimit === undefined ? {} : { "x-miss-limit": { ...missLimit } }),
    ...(userLimit === undefined ? {} : { "x-user-limit": { ...userLimit } }),
  };
}

function failures(all: readonly ErrorCode[]): JsonObject {
  const byStatus = Map.groupBy(all, (code) => HTTP_STATUS[code]);
  const responses = [...byStatus].map(([status, codes]): [string, Json] => [
    String(status),
    {
      description: codes.join(", "),
      headers: RESPONSE_HEADERS,
      content: jsonContent({
        type: "object",
        properties: {
          success: { const: false },
          data: { type: "null" },
          message: { type: "string" },
          code: { enum: codes },
        },
        required: ["success", "data", "message", "code"],
      }),
    },
  ]);
  return Object.fromEntries(responses);
}

function jsonContent(schema: Json): Json {
  return { "application/json": { schema } };
}

/** Converts a schema to JSON Schema; its definitions move to the document's components, prefixed with `name`. */
function describe(name: string, schema: z.ZodMiniType, io: "input" | "output", schemas: JsonObject): Json {
  const {
    $schema: _dialect,
    $defs,
    ...described
  } = z.record(z.string(), json).parse(JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io }))));
  if (isRecord($defs)) {
    for (const [key, definition] of Object.entries($defs)) {
      schemas[`${name}${key}`] = withMovedReferences(definition, name);
    }
  }
  return withMovedReferences(described, name);
}

const DEFINITION = "#/$defs/";

function withMovedReferences(value: Json, name: string): Json {
  if (Array.isArray(value)) return value.map((item) => withMovedReferences(item, name));
  if (!isRecord(value)) return value;
  const moved = Object.entries(value).map(([key, inner]): [string, Json] => {
    const isReference = key === "$ref" && typeof inner === "string" && inner.startsWith(DEFINITION);
    return isReference
      ? [key, `#/components/schemas/${name}${inner.slice(DEFINITION.length)}`]
      : [key, withMovedReferences(inner, name)];
  });
  return Object.fromEntries(moved);
}
