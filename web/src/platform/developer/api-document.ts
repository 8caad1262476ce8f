import { type UseQueryResult, useQuery } from "@tanstack/react-query";

interface Content {
  readonly content: { readonly "application/json": { readonly schema: object } };
}

/** The part of the OpenAPI document that is shown. `npm start` writes it from the contract. */
interface ApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      {
        /** Missing for the status route, which is no operation. */
        readonly post?: {
          readonly operationId: string;
          readonly tags: readonly string[];
          readonly security: readonly object[];
          readonly requestBody: Content;
          readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
          readonly "x-callable"?: string;
          readonly "x-limit"?: { readonly calls: number; readonly perSeconds: number };
        };
      }
    >
  >;
}

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
  /** JSON Schemas, which are shown as they are. */
  readonly body: object;
  readonly answer: object;
  readonly errors: readonly { readonly status: string; readonly codes: string }[];
}

/** The operations in the OpenAPI document. */
export function operationsIn({ paths }: ApiDocument): readonly ApiOperation[] {
  return Object.entries(paths).flatMap(([path, { post }]) => {
    if (post === undefined) return [];
    const failures = Object.entries(post.responses).filter(([status]) => status !== "200");
    return {
      id: post.operationId,
      path,
      area: post.tags[0] ?? path,
      signedIn: post.security.every((way) => Object.keys(way).length > 0),
      callable: post["x-callable"] !== undefined,
      limit: post["x-limit"],
      body: post.requestBody.content["application/json"].schema,
      answer: post.responses["200"]?.content["application/json"].schema ?? {},
      errors: failures.map(([status, { description }]) => ({ status, codes: description })),
    };
  });
}

/** The operations of the API, read once from the description that is served with the app. */
export function useApiOperations(): UseQueryResult<readonly ApiOperation[]> {
  return useQuery({
    queryKey: ["developer", "api"],
    queryFn: async ({ signal }) => {
      const response = await fetch("/openapi.json", { signal });
      const document: ApiDocument = await response.json();
      return operationsIn(document);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
