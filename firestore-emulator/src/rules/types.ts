import type { Query } from "../model/query.ts";
import type { Fields } from "../model/value.ts";

/** A problem found while compiling a rules file. Positions count from 1; `undefined` when it has none. */
export interface RulesIssue {
  readonly severity: "ERROR" | "WARNING";
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly description: string;
}

export type RulesMethod = "get" | "list" | "create" | "update" | "delete";

/** Claims as JSON, from the decoded bearer token. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** A document as rules see it (`resource`): path relative to the database's documents. */
export interface RulesDocument {
  readonly path: string;
  readonly fields: Fields;
}

/** Documents that `get`/`exists` (before) and `getAfter`/`existsAfter` (after) look up. Paths relative to documents. */
export interface RulesLookups {
  get(path: string): RulesDocument | undefined;
  getAfter(path: string): RulesDocument | undefined;
}

/** One decision to take. For `list`, `path` is the collection path and `query` is given; else `path` is the document's. */
export interface RulesRequest {
  readonly projectId: string;
  readonly databaseId: string;
  readonly method: RulesMethod;
  readonly path: string;
  readonly auth: RulesAuth | null;
  /** Microseconds; equals every serverTimestamp value of the same request. */
  readonly time: bigint;
  readonly resource: RulesDocument | null;
  /** The document as it would be after the write; null for reads and deletes. */
  readonly requestResource: RulesDocument | null;
  readonly query: Query | undefined;
  readonly lookups: RulesLookups;
}

/** `message` has the official form: `\nfalse for 'get' @ L7, evaluation error at L9:12 for 'get' @ L9`. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly message: string };

export interface Ruleset {
  readonly source: string;
  readonly issues: readonly RulesIssue[];
  decide(request: RulesRequest): Decision;
}

export type CompileResult =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly issues: readonly RulesIssue[] };
