import type { Query } from "../model/query.ts";
import { DecisionContext, type Frame } from "./program/context.ts";
import { type PathElement, UNKNOWN_PATH, UNKNOWN_SEGMENT } from "./program/pattern.ts";
import type { Program, Statement } from "./program/program.ts";
import { type Disjunct, disjunctsOf } from "./query/disjuncts.ts";
import type { BatchBudget, Decision, RulesMethod, RulesRequest } from "./types.ts";
import { absoluteSegments, documentValue } from "./values/convert.ts";
import { map, NULL, type Outcome } from "./values/value.ts";

const ALLOWED: Decision = { allowed: true };
const NO_STATEMENTS = "No matching allow statements";

/** Evaluates a request against the rules. */
export function decide(program: Program, request: RulesRequest, batch: BatchBudget | undefined): Decision {
  return request.method === "list"
    ? decideList(program, request, batch)
    : decideDocument(program, request, batch);
}

function decideDocument(program: Program, request: RulesRequest, batch: BatchBudget | undefined): Decision {
  const { databaseId, path, method, upsert = false } = request;
  const resource = request.resource === null ? NULL : documentValue(request.resource, databaseId);
  const elements = absoluteSegments(databaseId, path);
  const context = new DecisionContext(request, method, resource, batch);
  const results = evaluate(program, elements, method, context);
  if (results === undefined) {
    return ALLOWED;
  }
  if (!upsert || (method !== "create" && method !== "update")) {
    return denied(results);
  }
  // Only for the message: the results of the other method's statements.
  const other = method === "create" ? "update" : "create";
  const otherContext = new DecisionContext(request, other, resource, undefined);
  const others = evaluate(program, elements, other, otherContext) ?? [];
  return denied(method === "create" ? [...results, ...others] : [...others, ...results]);
}

/** A list is decided from the query only: every disjunct of its filters must be allowed. */
function decideList(program: Program, request: RulesRequest, batch: BatchBudget | undefined): Decision {
  let lookups: DecisionContext["lookups"] | undefined;
  for (const disjunct of disjunctsOf(request.query?.where)) {
    const { elements, resource } = disjunctTarget(request, disjunct);
    const context = new DecisionContext(request, "list", resource, batch, lookups);
    lookups = context.lookups;
    const results = evaluate(program, elements, "list", context);
    if (results !== undefined) {
      return denied(results);
    }
  }
  return ALLOWED;
}

/** The path and `resource` of a disjunct: a stored document, or unknown documents that match its filters. */
function disjunctTarget(
  request: RulesRequest,
  disjunct: Disjunct,
): { elements: PathElement[]; resource: Outcome } {
  const { databaseId, lookups } = request;
  const named = disjunct.documentName === undefined ? undefined : relativePath(disjunct.documentName);
  if (named !== undefined) {
    const document = lookups.get(named);
    return {
      elements: absoluteSegments(databaseId, named),
      resource: document === undefined ? NULL : documentValue(document, databaseId),
    };
  }
  return {
    elements: queriedPath(request),
    resource: map(new Map([["data", { type: "query_map", field: disjunct.data }]])),
  };
}

function relativePath(name: string): string | undefined {
  const segments = name.split("/").slice(5);
  return segments.length > 0 ? segments.join("/") : undefined;
}

function queriedPath({ databaseId, path, query }: RulesRequest): PathElement[] {
  return query === undefined
    ? [...absoluteSegments(databaseId, path), UNKNOWN_SEGMENT]
    : scopePath(databaseId, query.scope);
}

function scopePath(databaseId: string, scope: Query["scope"]): PathElement[] {
  const collection: PathElement = scope.collectionId ?? UNKNOWN_SEGMENT;
  const ancestors: PathElement[] = scope.allDescendants ? [UNKNOWN_PATH] : [];
  return [...absoluteSegments(databaseId, scope.parent), ...ancestors, collection, UNKNOWN_SEGMENT];
}

/** The results of all statements whose pattern matches the path, or `undefined` when one allows. */
function evaluate(
  program: Program,
  elements: readonly PathElement[],
  method: RulesMethod,
  context: DecisionContext,
): string[] | undefined {
  const results: string[] = [];
  for (const { pattern, statements } of program.rules[method]) {
    const captures = pattern.match(elements);
    if (captures === undefined) continue;
    const frame: Frame = { context, captures, captureNames: pattern.captureNames, locals: [], depth: 0 };
    for (const statement of statements) {
      const result = denialReason(statement, frame);
      if (result === undefined) return undefined;
      results.push(`${result} for '${method}' @ L${statement.line}`);
    }
  }
  return results;
}

/** Why a statement does not allow the request, or `undefined` when it does. */
function denialReason({ condition, line, column }: Statement, frame: Frame): string | undefined {
  if (condition === undefined) return undefined;
  const value = condition(frame);
  const outcome = frame.context.limitError ?? value;
  if (outcome.type === "bool") return outcome.value ? undefined : "false";
  const message = outcome.type === "error" ? outcome.message : undefined;
  return message ?? `evaluation error at L${line}:${column}`;
}

function denied(results: readonly string[]): Decision {
  return { allowed: false, message: results.length === 0 ? NO_STATEMENTS : `\n${results.join(", ")}` };
}
