import type { BatchBudget, RulesDocument, RulesRequest } from "./types.ts";
import { documentValue } from "./values/convert.ts";
import { bool, FAILED, failure, NULL, type Outcome, type RuleValue } from "./values/value.ts";

const MAX_PER_REQUEST = 10;
const MAX_PER_QUERY = 20;
const MAX_PER_BATCH = 20;

export type LookupName = "get" | "exists" | "getAfter" | "existsAfter";
export const LOOKUPS: ReadonlySet<string> = new Set(["get", "exists", "getAfter", "existsAfter"]);

/** The lookup limit of one commit; documents that the commit writes do not count. */
export function newBatchBudget(written: Iterable<string> = []): BatchBudget {
  const seen = new Set<string>();
  return { written: new Set(written), tryCount: (path) => tryCount(seen, path, MAX_PER_BATCH) };
}

/** The lookups of one decision. Repeated ones and the requested document do not count. */
export class Lookups {
  readonly #request: RulesRequest;
  readonly #batch: BatchBudget | undefined;
  readonly #seen = new Set<string>();

  constructor(request: RulesRequest, batch: BatchBudget | undefined) {
    this.#request = request;
    this.#batch = batch;
  }

  run(name: LookupName, argument: RuleValue): Outcome {
    const segments = argument.type === "path" ? argument.segments : [];
    const path = this.#documentPath(segments);
    if (path === undefined) {
      return FAILED;
    }
    if (!this.#tryCount(path)) {
      return limitExceeded(name, segments);
    }
    const { databaseId, lookups } = this.#request;
    const after = name === "getAfter" || name === "existsAfter";
    const document = after ? lookups.getAfter(path) : lookups.get(path);
    return name === "get" || name === "getAfter"
      ? resourceOf(document, databaseId)
      : bool(document !== undefined);
  }

  /** The path relative to `/databases/D/documents/`, if it is a document path of this database. */
  #documentPath(segments: readonly string[]): string | undefined {
    const [databases, database, documents, ...rest] = segments;
    const absolute = databases === "databases" && documents === "documents";
    const names = rest.length > 0 && rest.length % 2 === 0 && rest.every(isId);
    return absolute && names && database === this.#request.databaseId ? rest.join("/") : undefined;
  }

  #tryCount(path: string): boolean {
    const { method, path: requested } = this.#request;
    if ((path === requested && method !== "list") || this.#batch?.written.has(path)) {
      return true;
    }
    return (
      tryCount(this.#seen, path, method === "list" ? MAX_PER_QUERY : MAX_PER_REQUEST) &&
      (this.#batch === undefined || this.#batch.tryCount(path))
    );
  }
}

/** The official error of a lookup beyond the limit: its path in protobuf text format. */
function limitExceeded(name: LookupName, segments: readonly string[]): Outcome {
  const lines = segments.map((segment) => `  segments {\n    simple: ${JSON.stringify(segment)}\n  }\n`);
  return failure(`Service call error. Function: [${name}], Argument: [path_value {\n${lines.join("")}}\n].`);
}

function tryCount(seen: Set<string>, path: string, limit: number): boolean {
  if (seen.has(path)) {
    return true;
  }
  if (seen.size >= limit) {
    return false;
  }
  seen.add(path);
  return true;
}

function isId(segment: string): boolean {
  return segment !== "" && !segment.includes("/");
}

function resourceOf(document: RulesDocument | undefined, databaseId: string): RuleValue {
  return document === undefined ? NULL : documentValue(document, databaseId);
}
