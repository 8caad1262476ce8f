import type { StoredDocument } from "../model/document.ts";
import type { Query } from "../model/query.ts";
import { compileQuery } from "./compiled.ts";

/** The order of a query's results, total over matching documents because the name decides last. */
export function documentComparator(query: Query): (a: StoredDocument, b: StoredDocument) => number {
  return compileQuery(query).compare;
}
