import type { StoredDocument } from "../model/document.ts";
import type { Query } from "../model/query.ts";
import { compileQuery } from "./compiled.ts";

/**
 * Whether a document belongs to a query's result before offset and limit: it lies in the scope, passes the
 * filter, has every field the result is ordered by, and lies between the cursors.
 */
export function matchesQuery(query: Query, document: StoredDocument): boolean {
  return compileQuery(query).matches(document);
}
