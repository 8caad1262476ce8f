import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";

/** The part of JSON Schema that the API's description uses; other keywords are not shown. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  /** `false` after the listed items of a tuple. */
  readonly items?: boolean | Schema | undefined;
  readonly prefixItems?: readonly Schema[] | undefined;
  readonly additionalProperties?: boolean | Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
}

const lazySchema: z.ZodMiniType<Schema> = z.lazy(() => schema);

const schema: z.ZodMiniType<Schema> = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), lazySchema)),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.union([z.boolean(), lazySchema])),
  prefixItems: z.optional(z.array(lazySchema)),
  additionalProperties: z.optional(z.union([z.boolean(), lazySchema])),
  anyOf: z.optional(z.array(lazySchema)),
  oneOf: z.optional(z.array(lazySchema)),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
});

const content = z.object({ "application/json": z.object({ schema }) });

const operation = z.object({
  post: z.object({
    operationId: z.string(),
    tags: z.array(z.string()),
    security: z.array(z.looseObject({})),
    requestBody: z.object({ content }),
    responses: z.record(z.string(), z.object({ description: z.string(), content })),
    "x-callable": z.optional(z.string()),
    "x-limit": z.optional(z.object({ calls: z.number(), perSeconds: z.number() })),
  }),
});

/** Such as the status route, which is no operation and not shown. */
const other = z.object({ get: z.looseObject({}) });

const document = z.object({
  paths: z.record(z.string(), z.union([operation, other])),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

/** One operation, as the API describes it. */
export interface ApiOperation {
  /** `submitAssessment`. */
  readonly id: string;
  /** `/api/assessment/submit`. */
  readonly path: string;
  readonly area: string;
  readonly signedIn: boolean;
  readonly callable: boolean;
  readonly limit: { readonly calls: number; readonly perSeconds: number } | undefined;
  readonly body: Schema;
  readonly data: Schema;
  readonly errors: readonly { readonly status: string; readonly codes: string }[];
}

export interface ApiDescription {
  readonly operations: readonly ApiOperation[];
  /** Referenced schemas by name. */
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** Parses the OpenAPI document that `npm start` writes. Throws for any other. */
export function parseApiDocument(json: unknown): ApiDescription {
  const { paths, components } = z.parse(document, json);
  const operations = Object.entries(paths).flatMap(([path, described]): readonly ApiOperation[] => {
    if (!("post" in described)) return [];
    const { post } = described;
    const failures = Object.entries(post.responses).filter(([status]) => status !== "200");
    const found: ApiOperation = {
      id: post.operationId,
      path,
      area: post.tags[0] ?? path,
      signedIn: post.security.every((way) => Object.keys(way).length > 0),
      callable: post["x-callable"] !== undefined,
      limit: post["x-limit"],
      body: post.requestBody.content["application/json"].schema,
      data: post.responses["200"]?.content["application/json"].schema.properties?.["data"] ?? {},
      errors: failures.map(([status, { description }]) => ({ status, codes: description })),
    };
    return [found];
  });
  return { operations, schemas: components.schemas };
}

/** Fetches the description that is served with the app. Rejects without one. */
async function readApiDescription(signal: AbortSignal): Promise<ApiDescription> {
  const response = await fetch("/openapi.json", { signal });
  return parseApiDocument(await response.json());
}

/** The description of the API, read once. */
export function useApiDescription(): UseQueryResult<ApiDescription> {
  return useQuery({
    queryKey: ["developer", "api"],
    queryFn: ({ signal }) => readApiDescription(signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
