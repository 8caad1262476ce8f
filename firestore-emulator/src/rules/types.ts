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
  /** A write without a precondition: a denial then names the statements for both `create` and `update`. */
  readonly upsert?: boolean;
}

/** Documents that the writes of one batch have looked up so far; `newBatchBudget` in rules/lookups makes one. */
export interface BatchBudget {
  /** Documents that the batch writes, which are free to look up. */
  readonly written: ReadonlySet<string>;
  /** Whether a write may look up a document that is not free: one seen before, or one of 20 in all. */
  admit(path: string): boolean;
}

/** `message` has the official form: `\nfalse for 'get' @ L7, evaluation error at L9:12 for 'get' @ L9`. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly message: string };

export interface Ruleset {
  readonly source: string;
  readonly issues: readonly RulesIssue[];
  /** `budget` is shared by all writes of one commit. */
  decide(request: RulesRequest, budget?: BatchBudget): Decision;
  /** What every expression came to since the rules were loaded. */
  coverage(): CoverageReport;
}

/** One value that an expression came to, as JSON (`{boolValue: true}`), and how often. */
export interface CoverageValue {
  readonly value: Readonly<Record<string, unknown>>;
  readonly count: number;
}

/** An expression in the source: line and column from 1, offsets in code points, `endOffset` inclusive. */
export interface CoverageNode {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values: readonly CoverageValue[];
  readonly children: readonly CoverageNode[];
}

/** Answer of the `:ruleCoverage` endpoint. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly report: readonly CoverageNode[];
}

export type CompileResult =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly issues: readonly RulesIssue[] };
