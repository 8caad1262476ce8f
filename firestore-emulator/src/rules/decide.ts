import type { Query } from "../model/query.ts";
import { DecisionContext, type Frame } from "./program/context.ts";
import { type PathElement, UNKNOWN_SEGMENT, UNKNOWN_STRETCH } from "./program/pattern.ts";
import type { Program, Statement } from "./program/program.ts";
import { type Way, waysOf } from "./query/ways.ts";
import type { BatchBudget, Decision, RulesMethod, RulesRequest } from "./types.ts";
import { absoluteSegments, documentValue } from "./values/document.ts";
import { map, NULL, type Outcome } from "./values/value.ts";

const ALLOWED: Decision = { allowed: true };
const NO_STATEMENTS = "No matching allow statements";

/** A statement that is for the path, with what its wildcards took. */
interface Applicable {
  readonly statement: Statement;
  readonly captures: readonly Outcome[];
  readonly captureNames: readonly string[];
}

/** Takes one decision. */
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
  // Only for the message: what the statements for the other method would have said.
  const other = method === "create" ? "update" : "create";
  const otherContext = new DecisionContext(request, other, resource, undefined);
  const others = evaluate(program, elements, other, otherContext) ?? [];
  return denied(method === "create" ? [...results, ...others] : [...others, ...results]);
}

/** A list is decided from the query alone: every way of fulfilling its filters must be allowed. */
function decideList(program: Program, request: RulesRequest, batch: BatchBudget | undefined): Decision {
  let lookups: DecisionContext["lookups"] | undefined;
  for (const way of waysOf(request.query?.where)) {
    const { elements, resource } = subject(request, way);
    const context = new DecisionContext(request, "list", resource, batch, lookups);
    lookups = context.lookups;
    const results = evaluate(program, elements, "list", context);
    if (results !== undefined) {
      return denied(results);
    }
  }
  return ALLOWED;
}

/** What a way of a query is about: one stored document, or all that its filters describe. */
function subject(request: RulesRequest, way: Way): { elements: PathElement[]; resource: Outcome } {
  const { databaseId, lookups } = request;
  const named = way.documentName === undefined ? undefined : relativePath(way.documentName);
  if (named !== undefined) {
    const document = lookups.get(named);
    return {
      elements: absoluteSegments(databaseId, named),
      resource: document === undefined ? NULL : documentValue(document, databaseId),
    };
  }
  return {
    elements: queriedPath(request),
    resource: map(new Map([["data", { type: "query_map", field: way.data }]])),
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
  const stretch: PathElement[] = scope.allDescendants ? [UNKNOWN_STRETCH] : [];
  return [...absoluteSegments(databaseId, scope.parent), ...stretch, collection, UNKNOWN_SEGMENT];
}

/** What each applicable statement came to, or `undefined` as soon as one allows. */
function evaluate(
  program: Program,
  elements: readonly PathElement[],
  method: RulesMethod,
  context: DecisionContext,
): string[] | undefined {
  const results: string[] = [];
  for (const applicable of applicableStatements(program, elements, method)) {
    const result = outcomeOf(applicable, context);
    if (result === undefined) {
      return undefined;
    }
    results.push(`${result} for '${method}' @ L${applicable.statement.line}`);
  }
  return results;
}

function* applicableStatements(
  program: Program,
  elements: readonly PathElement[],
  method: RulesMethod,
): Iterable<Applicable> {
  for (const { pattern, statements } of program.rules[method]) {
    const captures = pattern.match(elements);
    if (captures !== undefined) {
      for (const statement of statements) {
        yield { statement, captures, captureNames: pattern.captureNames };
      }
    }
  }
}

/** Why a statement does not allow, or `undefined` when it does. */
function outcomeOf(
  { statement, captures, captureNames }: Applicable,
  context: DecisionContext,
): string | undefined {
  const { condition, line, column } = statement;
  if (condition === undefined) {
    return undefined;
  }
  const frame: Frame = { context, captures, captureNames, locals: [], depth: 0 };
  const value = condition(frame);
  const outcome = context.exhausted ?? value;
  if (outcome.type === "bool") {
    return outcome.value ? undefined : "false";
  }
  const message = outcome.type === "error" ? outcome.message : undefined;
  return message ?? `evaluation error at L${line}:${column}`;
}

function denied(results: readonly string[]): Decision {
  return { allowed: false, message: `\n${results.length === 0 ? NO_STATEMENTS : results.join(", ")}` };
}
