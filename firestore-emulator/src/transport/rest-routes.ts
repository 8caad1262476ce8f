import type { ServerStreamRpc, UnaryRpc } from "../operations/rpc.ts";

/** An RPC called by REST. */
export interface RestCall {
  readonly rpc: UnaryRpc | ServerStreamRpc;
  /** What path and query parameters say, as JSON of the request message. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What the body holds: nothing, the request message, or its `document`. */
  readonly body: "none" | "message" | "document";
  /** Name of the document in the body. */
  readonly documentName?: string;
}

export interface PathSegment {
  readonly id: string;
  readonly verb: string | undefined;
}

type Verb = { readonly rpc: UnaryRpc | ServerStreamRpc; readonly scope: "database" | "parent" };

const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ["batchGet", { rpc: "BatchGetDocuments", scope: "database" }],
  ["commit", { rpc: "Commit", scope: "database" }],
  ["batchWrite", { rpc: "BatchWrite", scope: "database" }],
  ["beginTransaction", { rpc: "BeginTransaction", scope: "database" }],
  ["rollback", { rpc: "Rollback", scope: "database" }],
  ["executePipeline", { rpc: "ExecutePipeline", scope: "database" }],
  ["runQuery", { rpc: "RunQuery", scope: "parent" }],
  ["runAggregationQuery", { rpc: "RunAggregationQuery", scope: "parent" }],
  ["listCollectionIds", { rpc: "ListCollectionIds", scope: "parent" }],
  ["partitionQuery", { rpc: "PartitionQuery", scope: "parent" }],
]);

/** Segments of `projects/P/databases/D/documents`. */
const ROOT_SEGMENTS = 5;

/**
 * Finds the RPC that a method and path call, after the google.api.http annotations of firestore.proto.
 * `undefined` when there is none.
 */
export function routeRest(
  method: string,
  segments: readonly PathSegment[],
  query: URLSearchParams,
): RestCall | undefined {
  const root = segments.slice(0, ROOT_SEGMENTS).map(({ id }) => id);
  if (root[0] !== "projects" || root[2] !== "databases" || root[4] !== "documents") return undefined;
  const verb = segments.at(-1)?.verb;
  const below = segments.slice(ROOT_SEGMENTS).map(({ id }) => id);
  const name = [...root, ...below].join("/");
  if (method === "POST" && verb !== undefined) return routeVerb(verb, root, below, name);
  const last = segments.at(-1);
  if (below.length === 0 || !last) return undefined;
  const whole = verb === undefined ? name : `${name}:${verb}`;
  return below.length % 2 === 0
    ? routeDocument(method, whole, query)
    : routeCollection(
        method,
        whole.slice(0, whole.lastIndexOf("/")),
        whole.slice(whole.lastIndexOf("/") + 1),
        query,
      );
}

function routeVerb(
  verb: string,
  root: readonly string[],
  below: readonly string[],
  name: string,
): RestCall | undefined {
  const found = VERBS.get(verb);
  if (!found) return undefined;
  if (found.scope === "parent") return { rpc: found.rpc, parameters: { parent: name }, body: "message" };
  if (below.length > 0) return undefined;
  return { rpc: found.rpc, parameters: { database: root.slice(0, -1).join("/") }, body: "message" };
}

function routeDocument(method: string, name: string, query: URLSearchParams): RestCall | undefined {
  switch (method) {
    case "GET":
      return {
        rpc: "GetDocument",
        parameters: { name, ...maskOf(query, "mask"), ...readOf(query) },
        body: "none",
      };
    case "PATCH":
      return {
        rpc: "UpdateDocument",
        parameters: { ...maskOf(query, "updateMask"), ...maskOf(query, "mask"), ...preconditionOf(query) },
        body: "document",
        documentName: name,
      };
    case "DELETE":
      return { rpc: "DeleteDocument", parameters: { name, ...preconditionOf(query) }, body: "none" };
    default:
      return undefined;
  }
}

function routeCollection(
  method: string,
  parent: string,
  collectionId: string,
  query: URLSearchParams,
): RestCall | undefined {
  const place = { parent, collectionId };
  switch (method) {
    case "GET":
      return {
        rpc: "ListDocuments",
        parameters: {
          ...place,
          ...pick(query, ["pageSize", "pageToken", "orderBy"]),
          ...(query.has("showMissing") && { showMissing: query.get("showMissing") === "true" }),
          ...maskOf(query, "mask"),
          ...readOf(query),
        },
        body: "none",
      };
    case "POST":
      return {
        rpc: "CreateDocument",
        parameters: { ...place, ...pick(query, ["documentId"]), ...maskOf(query, "mask") },
        body: "document",
      };
    default:
      return undefined;
  }
}

function pick(query: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])),
  );
}

function maskOf(query: URLSearchParams, mask: string): Record<string, unknown> {
  const fieldPaths = query.getAll(`${mask}.fieldPaths`);
  return fieldPaths.length === 0 ? {} : { [mask]: { fieldPaths } };
}

function readOf(query: URLSearchParams): Record<string, string> {
  return pick(query, ["transaction", "readTime"]);
}

function preconditionOf(query: URLSearchParams): Record<string, unknown> {
  const exists = query.get("currentDocument.exists");
  const updateTime = query.get("currentDocument.updateTime");
  if (exists === null && updateTime === null) return {};
  return {
    currentDocument: {
      ...(exists !== null && { exists: exists === "true" }),
      ...(updateTime !== null && { updateTime }),
    },
  };
}
