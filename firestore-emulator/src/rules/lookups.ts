import type { BatchBudget, RulesDocument, RulesRequest } from "./types.ts";
import { documentValue } from "./values/document.ts";
import { bool, FAILED, NULL, type Outcome, type RuleValue } from "./values/value.ts";

const PER_REQUEST = 10;
const PER_QUERY = 20;
const PER_BATCH = 20;

/** Which state a lookup reads. */
export type LookupName = "get" | "exists" | "getAfter" | "existsAfter";
export const LOOKUPS: ReadonlySet<string> = new Set(["get", "exists", "getAfter", "existsAfter"]);

/** A budget for the writes of one commit; documents that the commit writes are free. */
export function newBatchBudget(written: Iterable<string> = []): BatchBudget {
  const seen = new Set<string>();
  return { written: new Set(written), admit: (path) => admit(seen, path, PER_BATCH) };
}

/** The lookups of one decision. Repeats and the request's own document are free. */
export class Lookups {
  readonly #request: RulesRequest;
  readonly #batch: BatchBudget | undefined;
  readonly #seen = new Set<string>();

  constructor(request: RulesRequest, batch: BatchBudget | undefined) {
    this.#request = request;
    this.#batch = batch;
  }

  run(name: LookupName, argument: RuleValue): Outcome {
    const path = argument.type === "path" ? this.#documentPath(argument.segments) : undefined;
    if (path === undefined || !this.#admit(path)) {
      return FAILED;
    }
    const { databaseId, lookups } = this.#request;
    const after = name === "getAfter" || name === "existsAfter";
    const document = after ? lookups.getAfter(path) : lookups.get(path);
    return name === "get" || name === "getAfter" ? found(document, databaseId) : bool(document !== undefined);
  }

  /** The part below `/databases/D/documents/`, if the path names a document of this database. */
  #documentPath(segments: readonly string[]): string | undefined {
    const [databases, database, documents, ...rest] = segments;
    const absolute = databases === "databases" && documents === "documents";
    const names = rest.length > 0 && rest.length % 2 === 0 && rest.every(isId);
    return absolute && names && database === this.#request.databaseId ? rest.join("/") : undefined;
  }

  #admit(path: string): boolean {
    const { method, path: own } = this.#request;
    if ((path === own && method !== "list") || this.#batch?.written.has(path)) {
      return true;
    }
    return (
      admit(this.#seen, path, method === "list" ? PER_QUERY : PER_REQUEST) &&
      (this.#batch === undefined || this.#batch.admit(path))
    );
  }
}

function admit(seen: Set<string>, path: string, limit: number): boolean {
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

function found(document: RulesDocument | undefined, databaseId: string): RuleValue {
  return document === undefined ? NULL : documentValue(document, databaseId);
}
