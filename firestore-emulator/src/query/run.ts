import type { StoredDocument } from "../model/document.ts";
import type { Query, Scope } from "../model/query.ts";
import { type CompiledQuery, compileQuery } from "./compiled.ts";
import { type IndexScan, type Plan, planQuery } from "./plan.ts";
import type { QuerySource } from "./source.ts";

/** With more candidates than this, scanning in query order up to the limit is faster than sorting. */
const SORT_LIMIT = 1_000;

/** Matching documents in query order, after cursors, offset and limit. */
export function runQuery(query: Query, source: QuerySource): StoredDocument[] {
  const compiled = compileQuery(query);
  return runPlan(planQuery(query, compiled.orders), query, compiled, source);
}

/** Reference implementation: reads the whole scope and sorts it. */
export function scanQuery(query: Query, source: QuerySource): StoredDocument[] {
  const everything = { lower: undefined, upper: undefined };
  return sorted(source.byName(query.scope, everything, false), query, compileQuery(query));
}

function runPlan(plan: Plan, query: Query, compiled: CompiledQuery, source: QuerySource): StoredDocument[] {
  if (plan.kind === "documents") {
    return sorted(
      plan.paths.flatMap((path) => source.get(path) ?? []),
      query,
      compiled,
    );
  }
  const found = scanIndex(plan, query.scope, source);
  if (found === undefined) {
    return scanQuery(query, source);
  }
  if (plan.ordered) {
    return firstMatches(found, query, compiled);
  }
  if (plan.kind === "field" && plan.grouped && query.limit !== undefined) {
    return firstGroups(found, query.offset + query.limit, query, compiled);
  }
  if (plan.kind === "names" || plan.whenMany === undefined || query.limit === undefined) {
    return sorted(found, query, compiled);
  }
  const candidates: StoredDocument[] = [];
  for (const document of found) {
    if (candidates.length === SORT_LIMIT) {
      return runPlan(plan.whenMany, query, compiled, source);
    }
    candidates.push(document);
  }
  return sorted(candidates, query, compiled);
}

function scanIndex(plan: IndexScan, scope: Scope, source: QuerySource): Iterable<StoredDocument> | undefined {
  if (plan.kind === "names") {
    return source.byName(scope, plan.range, plan.reverse);
  }
  const parts: Iterable<StoredDocument>[] = [];
  for (const range of plan.ranges) {
    const part = source.byField(scope, plan.field, range, plan.reverse);
    if (part === undefined) {
      return undefined;
    }
    parts.push(part);
  }
  return concatenate(parts);
}

function* concatenate(parts: readonly Iterable<StoredDocument>[]): Generator<StoredDocument> {
  for (const part of parts) {
    yield* part;
  }
}

/** Applies offset and limit to documents in query order; stops reading at the limit. */
function firstMatches(
  found: Iterable<StoredDocument>,
  query: Query,
  compiled: CompiledQuery,
): StoredDocument[] {
  const result: StoredDocument[] = [];
  if (query.limit === 0) {
    return result;
  }
  let skipped = 0;
  for (const document of found) {
    if (!compiled.matches(document)) {
      continue;
    }
    if (skipped < query.offset) {
      skipped += 1;
      continue;
    }
    result.push(document);
    if (result.length === query.limit) {
      break;
    }
  }
  return result;
}

/**
 * Applies offset and limit to documents sorted by the first order only: reads until the limit is reached and all
 * documents that tie with the last one are read, then sorts them.
 */
function firstGroups(
  found: Iterable<StoredDocument>,
  wanted: number,
  query: Query,
  compiled: CompiledQuery,
): StoredDocument[] {
  const matching: StoredDocument[] = [];
  let last: StoredDocument | undefined;
  for (const document of found) {
    if (last !== undefined && compiled.compareFirst(document, last) !== 0) {
      break;
    }
    if (compiled.matches(document)) {
      matching.push(document);
      last = matching.length >= wanted ? document : undefined;
    }
  }
  matching.sort(compiled.compare);
  return matching.slice(query.offset, wanted);
}

function sorted(found: Iterable<StoredDocument>, query: Query, compiled: CompiledQuery): StoredDocument[] {
  const matching: StoredDocument[] = [];
  for (const document of found) {
    if (compiled.matches(document)) {
      matching.push(document);
    }
  }
  matching.sort(compiled.compare);
  const end = query.limit === undefined ? undefined : query.offset + query.limit;
  return matching.slice(query.offset, end);
}
