import { formatFieldPath } from "../../model/field-path.ts";
import type { Query } from "../../model/query.ts";
import { effectiveOrders } from "../../query/order.ts";
import type { RulesAuth, RulesMethod, RulesRequest } from "../types.ts";
import { documentValue, fromJsonObject } from "../values/convert.ts";
import { count, map, NULL, type RuleValue, text, timestamp } from "../values/value.ts";

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

/** The value of `request`. Coverage keeps it, so it must not reference the lookups, which keep a database snapshot. */
export function requestValue(request: RulesRequest, method: RulesMethod, path: RuleValue): RuleValue {
  const { auth, time, query, requestResource, databaseId } = request;
  const entries = new Map<string, RuleValue>([
    ["auth", authValue(auth)],
    ["method", text(method)],
    ["path", path],
    ["time", timestamp(time * NANOS_PER_MICRO)],
  ]);
  if (method === "list") entries.set("query", queryValue(query));
  else if (method !== "get")
    entries.set("resource", requestResource === null ? NULL : documentValue(requestResource, databaseId));
  return map(entries);
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
