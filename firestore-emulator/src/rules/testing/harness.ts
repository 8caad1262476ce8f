import type { Fields, Value } from "../../model/document.ts";
import { compileRules } from "../compile.ts";
import type { Decision, RulesDocument, Ruleset, RulesIssue, RulesRequest } from "../types.ts";

/** Values of test documents. */
export const string = (value: string): Value => ({ kind: "string", value });
export const integer = (value: number | bigint): Value => ({ kind: "integer", value: BigInt(value) });
export const double = (value: number): Value => ({ kind: "double", value });
const fields = (record: Readonly<Record<string, Value>>): Fields => new Map(Object.entries(record));

export function document(path: string, record: Readonly<Record<string, Value>> = {}): RulesDocument {
  return { path, fields: fields(record) };
}

/** Rules for Cloud Firestore whose outer match block has the given body. */
export function firestoreRules(body: string, version = "2"): string {
  return `rules_version = '${version}';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;
}

/** Compiles valid rules. */
export function load(source: string): Ruleset {
  const result = compileRules(source);
  if (!result.ok) {
    throw new Error(`The rules do not compile: ${JSON.stringify(result.issues)}`);
  }
  return result.ruleset;
}

/** The issues of rules, valid or not. */
export function issuesOf(source: string): readonly RulesIssue[] {
  const result = compileRules(source);
  return result.ok ? result.ruleset.issues : result.issues;
}

/** A signed-out get of `docs/a`, which exists without fields, in an otherwise empty database. */
export function request(overrides: Partial<RulesRequest> = {}): RulesRequest {
  return {
    databaseId: "(default)",
    method: "get",
    path: "docs/a",
    auth: null,
    time: 1_700_000_000_123_000n,
    resource: document("docs/a"),
    requestResource: null,
    query: undefined,
    lookups: lookupsIn([]),
    ...overrides,
  };
}

/** Lookups in a database with the documents before and after a batch. */
export function lookupsIn(
  before: readonly RulesDocument[],
  after: readonly RulesDocument[] = before,
): RulesRequest["lookups"] {
  return {
    get: (path) => before.find((candidate) => candidate.path === path),
    getAfter: (path) => after.find((candidate) => candidate.path === path),
  };
}

/** `allowed`, or the message of the denial. */
export function resultOf(decision: Decision): string {
  return decision.allowed ? "allowed" : decision.message.trimStart();
}

/** Evaluates a condition for a get of `docs/{id}`: `true`, `false` or the error message. */
export function evaluate(condition: string, overrides: Partial<RulesRequest> = {}): string {
  const ruleset = load(firestoreRules(`match /docs/{id} { allow get: if ${condition}; }`));
  const decision = ruleset.decide(request(overrides));
  return decision.allowed ? "true" : decision.message.trimStart().replace(/ for 'get' @ L\d+$/, "");
}
