import type { JsonObject } from "@bufbuild/protobuf";
import { requestSchema, type ServerStreamRpc, type UnaryRpc } from "../operations/rpc.ts";

/** The RPC of a REST request. */
export interface RestCall {
  readonly rpc: UnaryRpc | ServerStreamRpc;
  /** Path and query parameters as JSON of the request message. */
  readonly parameters: JsonObject;
  /** Content of the body. */
  readonly body: "none" | "message" | "document";
  /** Name of the document in the body. */
  readonly documentName?: string;
}

export interface PathSegment {
  readonly id: string;
  readonly verb: string | undefined;
}

const VERBS = [
  "commit",
  "batchWrite",
  "beginTransaction",
  "rollback",
  "executePipeline",
  "runQuery",
  "runAggregationQuery",
  "listCollectionIds",
  "partitionQuery",
] as const;

/** Number of segments of `projects/P/databases/D/documents`. */
const ROOT_SEGMENTS = 5;

/**
 * Finds the RPC of a method and path (google.api.http annotations of firestore.proto).
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
  const pathSegments = segments.slice(ROOT_SEGMENTS).map(({ id }) => id);
  const name = [...root, ...pathSegments].join("/");
  if (method === "POST" && verb !== undefined) return routeVerb(verb, root, pathSegments, name);
  const last = segments.at(-1);
  if (pathSegments.length === 0 || !last) return undefined;
  const fullName = verb === undefined ? name : `${name}:${verb}`;
  // A slash at the end lists every collection below; with another empty id it is an invalid document name.
  const isDocument = pathSegments.length % 2 === 0 || pathSegments.indexOf("") < pathSegments.lastIndexOf("");
  return isDocument
    ? routeDocument(method, fullName, query)
    : routeCollection(
        method,
        fullName.slice(0, fullName.lastIndexOf("/")),
        fullName.slice(fullName.lastIndexOf("/") + 1),
        query,
      );
}

function routeVerb(
  verb: string,
  root: readonly string[],
  pathSegments: readonly string[],
  name: string,
): RestCall | undefined {
  const rpc = verb === "batchGet" ? "batchGetDocuments" : VERBS.find((known) => known === verb);
  if (!rpc) return undefined;
  if ("parent" in requestSchema(rpc).field) return { rpc, parameters: { parent: name }, body: "message" };
  if (pathSegments.length > 0) return undefined;
  return { rpc, parameters: { database: root.slice(0, -1).join("/") }, body: "message" };
}

function routeDocument(method: string, name: string, query: URLSearchParams): RestCall | undefined {
  switch (method) {
    case "GET":
      return {
        rpc: "getDocument",
        parameters: { name, ...maskOf(query, "mask"), ...consistencyOf(query) },
        body: "none",
      };
    case "PATCH":
      return {
        rpc: "updateDocument",
        parameters: { ...maskOf(query, "updateMask"), ...maskOf(query, "mask"), ...preconditionOf(query) },
        body: "document",
        documentName: name,
      };
    case "DELETE":
      return { rpc: "deleteDocument", parameters: { name, ...preconditionOf(query) }, body: "none" };
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
  const collection = { parent, collectionId };
  switch (method) {
    case "GET":
      return {
        rpc: "listDocuments",
        parameters: {
          ...collection,
          ...pick(query, ["pageSize", "pageToken", "orderBy"]),
          ...(query.has("showMissing") && { showMissing: query.get("showMissing") === "true" }),
          ...maskOf(query, "mask"),
          ...consistencyOf(query),
        },
        body: "none",
      };
    case "POST":
      return {
        rpc: "createDocument",
        parameters: { ...collection, ...pick(query, ["documentId"]), ...maskOf(query, "mask") },
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

function maskOf(query: URLSearchParams, mask: string): JsonObject {
  const fieldPaths = query.getAll(`${mask}.fieldPaths`);
  return fieldPaths.length === 0 ? {} : { [mask]: { fieldPaths } };
}

function consistencyOf(query: URLSearchParams): Record<string, string> {
  return pick(query, ["transaction", "readTime"]);
}

function preconditionOf(query: URLSearchParams): JsonObject {
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
