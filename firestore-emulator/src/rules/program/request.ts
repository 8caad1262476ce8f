import { formatFieldPath } from "../../model/field-path.ts";
import type { Query } from "../../model/query.ts";
import { effectiveOrders } from "../../query/order.ts";
import type { RulesAuth, RulesMethod, RulesRequest } from "../types.ts";
import { documentValue, fromJsonObject } from "../values/convert.ts";
import { count, type Entries, map, NULL, type RuleValue, text, timestamp } from "../values/value.ts";

const NANOS_PER_MICRO = 1000n;

/** Properties of `request`. */
export const REQUEST_FIELDS: ReadonlySet<string> = new Set([
  "auth",
  "method",
  "path",
  "query",
  "resource",
  "time",
]);
/** Properties of the official emulator that are undefined here. */
export const UNSUPPORTED_REQUEST_FIELDS: ReadonlySet<string> = new Set([
  "autoId",
  "fields",
  "inTransaction",
  "readFields",
  "transforms",
  "writeFields",
]);
export const RESOURCE_FIELDS: ReadonlySet<string> = new Set(["__name__", "data", "id"]);

/** Cache: the same token is used for many requests. */
const authValues = new WeakMap<RulesAuth, RuleValue>();

/** The value of `request`; its properties are converted lazily. */
export function requestValue(request: RulesRequest, method: RulesMethod, path: RuleValue): RuleValue {
  const { auth, time, query, requestResource, databaseId } = request;
  return map(new RequestEntries({ auth, time, query, requestResource, databaseId }, method, path));
}

/** The part of a request that values reference: coverage keeps values, which must not keep a database snapshot in memory. */
type RequestParts = Pick<RulesRequest, "auth" | "time" | "query" | "requestResource" | "databaseId">;

class RequestEntries implements Entries {
  readonly #request: RequestParts;
  readonly #method: RulesMethod;
  readonly #path: RuleValue;
  #resource: RuleValue | undefined;

  constructor(request: RequestParts, method: RulesMethod, path: RuleValue) {
    this.#request = request;
    this.#method = method;
    this.#path = path;
  }

  get size(): number {
    return this.keys().length;
  }

  get(key: string): RuleValue | undefined {
    switch (key) {
      case "auth":
        return authValue(this.#request.auth);
      case "method":
        return text(this.#method);
      case "path":
        return this.#path;
      case "time":
        return timestamp(this.#request.time * NANOS_PER_MICRO);
      case "query":
        return this.#method === "list" ? queryValue(this.#request.query) : undefined;
      case "resource":
        return this.#writes() ? this.#requestResource() : undefined;
      default:
        return undefined;
    }
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  keys(): string[] {
    return [...REQUEST_FIELDS].filter((key) => this.has(key));
  }

  #writes(): boolean {
    return this.#method !== "get" && this.#method !== "list";
  }

  #requestResource(): RuleValue {
    const { requestResource, databaseId } = this.#request;
    this.#resource ??= requestResource === null ? NULL : documentValue(requestResource, databaseId);
    return this.#resource;
  }
}

function authValue(auth: RulesAuth | null): RuleValue {
  if (auth === null) {
    return NULL;
  }
  const cached = authValues.get(auth);
  if (cached !== undefined) {
    return cached;
  }
  const value = map(
    new Map([
      ["uid", text(auth.uid)],
      ["token", map(fromJsonObject(auth.token))],
    ]),
  );
  authValues.set(auth, value);
  return value;
}

/** `request.query`: limit (null without one), offset and the order: `ASC` or `DESC` by field path. */
function queryValue(query: Query | undefined): RuleValue {
  const orders = query === undefined ? [] : effectiveOrders(query);
  const orderBy = orders.map(({ field, direction }): [string, RuleValue] => [
    formatFieldPath(field),
    text(direction === "ASCENDING" ? "ASC" : "DESC"),
  ]);
  return map(
    new Map([
      ["limit", query?.limit === undefined ? NULL : count(query.limit)],
      ["offset", count(query?.offset ?? 0)],
      ["orderBy", map(new Map(orderBy))],
    ]),
  );
}
