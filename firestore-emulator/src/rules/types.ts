import type { Fields } from "../model/document.ts";
import type { Query } from "../model/query.ts";

/** A compile error or warning. Positions start at 1; `undefined` without one. */
export interface RulesIssue {
  readonly severity: "ERROR" | "WARNING";
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly description: string;
}

export type RulesMethod = "get" | "list" | "create" | "update" | "delete";

/** The decoded bearer token. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** A document for rules; `path` is relative to `…/documents/`. */
export interface RulesDocument {
  readonly path: string;
  readonly fields: Fields;
}

/** Documents for `get`/`exists` (before) and `getAfter`/`existsAfter` (after). Paths are relative to `…/documents/`. */
export interface RulesLookups {
  get(path: string): RulesDocument | undefined;
  getAfter(path: string): RulesDocument | undefined;
}

/** The input of a decision. For `list`, `path` is the collection path and `query` is set; otherwise `path` is the document path. */
export interface RulesRequest {
  readonly databaseId: string;
  readonly method: RulesMethod;
  readonly path: string;
  readonly auth: RulesAuth | null;
  /** Microseconds; equal to the serverTimestamp values of the request. */
  readonly time: bigint;
  readonly resource: RulesDocument | null;
  /** The document after the write; null for reads and deletes. */
  readonly requestResource: RulesDocument | null;
  readonly query: Query | undefined;
  readonly lookups: RulesLookups;
  /** A write without a precondition: the denial message then includes the statements for `create` and `update`. */
  readonly upsert?: boolean;
}

/** The lookup limit shared by the writes of one batch; see `newBatchBudget` in rules/lookups. */
export interface BatchBudget {
  /** Documents that the batch writes, which do not count. */
  readonly written: ReadonlySet<string>;
  /** Counts a lookup; false when it exceeds 20 distinct documents. */
  tryCount(path: string): boolean;
}

/** `message` has the official format: `\nfalse for 'get' @ L7, evaluation error at L9:12 for 'get' @ L9`. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly message: string };

export interface Ruleset {
  readonly source: string;
  readonly issues: readonly RulesIssue[];
  /** `budget` is shared by all writes of one commit. */
  decide(request: RulesRequest, budget?: BatchBudget): Decision;
  /** The values of every expression since the rules were loaded. */
  coverage(): CoverageReport;
}

/** A value of an expression as JSON (`{boolValue: true}`), and its number of occurrences. */
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

/** Response of the `:ruleCoverage` endpoint. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly report: readonly CoverageNode[];
}

export type CompileResult =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly issues: readonly RulesIssue[] };
