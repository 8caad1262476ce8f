import type { Allow, Expr, Match, ModelRules, Segment } from "./model-ast.ts";
import {
  arithmetic,
  compare,
  elementOf,
  entryOf,
  equal,
  isIn,
  isOfType,
  type ModelData,
  ModelError,
  type ModelValue,
  method,
  negate,
  PartialMap,
} from "./model-values.ts";

export interface ModelRequest {
  readonly method: string;
  /** The document's path; for `list`, the collection's. */
  readonly path: string;
  readonly auth: ModelValue;
  readonly resource: ModelData | null;
  readonly requestResource: ModelData | null;
  readonly documents: ReadonlyMap<string, ModelData>;
  /** The equality filters of a query, one entry per disjunct. */
  readonly disjuncts: readonly ModelData[];
}

/** `allowed`, or the result and line of each evaluated statement, in source order. */
export type ModelDecision = "allowed" | readonly string[];

type Scope = ReadonlyMap<string, ModelValue>;

const METHOD_ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ["get", ["get", "read"]],
  ["list", ["list", "read"]],
  ["create", ["create", "write"]],
  ["update", ["update", "write"]],
  ["delete", ["delete", "write"]],
]);

/** An independent, simple implementation of the rules language (https://firebase.google.com/docs/rules/rules-language). */
export function decideByModel(
  rules: ModelRules,
  lines: ReadonlyMap<Allow, number>,
  request: ModelRequest,
): ModelDecision {
  if (request.method !== "list") return decideOne(rules, lines, request, request.resource);
  // A query is allowed when every disjunct is.
  for (const disjunct of request.disjuncts) {
    const decision = decideOne(rules, lines, request, disjunct);
    if (decision !== "allowed") return decision;
  }
  return "allowed";
}

function decideOne(
  rules: ModelRules,
  lines: ReadonlyMap<Allow, number>,
  request: ModelRequest,
  resource: ModelData | null,
): ModelDecision {
  const path = request.path.split("/");
  // The ids of documents that a query returns are unknown.
  const segments = request.method === "list" ? [...path, undefined] : path;
  const results: { line: number; result: string }[] = [];
  let allowed = false;
  const visit = (match: Match, rest: readonly (string | undefined)[], captures: Scope) => {
    for (const { remaining, bound } of matchPattern(match.pattern, rest, captures)) {
      if (remaining.length === 0) {
        for (const allow of match.allows) {
          if (!allow.methods.some((method) => METHOD_ALIASES.get(request.method)?.includes(method))) continue;
          const result = new Interpreter(rules, request, resource).evaluate(allow, bound);
          if (result === "true") allowed = true;
          results.push({ line: lines.get(allow) ?? 0, result });
        }
      }
      for (const inner of match.matches) visit(inner, remaining, bound);
    }
  };
  for (const match of rules.matches) visit(match, segments, new Map());
  if (allowed) return "allowed";
  return results.sort((a, b) => a.line - b.line).map(({ line, result }) => `${result} @ L${line}`);
}

/** All matches of a pattern at the start of a path, with the remaining segments. */
function matchPattern(
  pattern: readonly Segment[],
  path: readonly (string | undefined)[],
  captures: Scope,
): { remaining: readonly (string | undefined)[]; bound: Scope }[] {
  const [segment, ...others] = pattern;
  if (!segment) return [{ remaining: path, bound: captures }];
  if (segment.kind === "glob") {
    return [...path.keys(), path.length].flatMap((count) =>
      matchPattern(others, path.slice(count), captures),
    );
  }
  if (path.length === 0) return [];
  const [first, ...rest] = path;
  if (segment.kind === "literal") return first === segment.text ? matchPattern(others, rest, captures) : [];
  const bound = new Map(captures);
  if (first === undefined) bound.delete(segment.name);
  else bound.set(segment.name, first);
  return matchPattern(others, rest, bound);
}

class Interpreter {
  readonly #rules: ModelRules;
  readonly #request: ModelRequest;
  readonly #globals: Scope;

  constructor(rules: ModelRules, request: ModelRequest, resource: ModelData | null) {
    this.#rules = rules;
    this.#request = request;
    const wrap = (data: ModelData | PartialMap | null): ModelValue => data && new Map([["data", data]]);
    const stored = request.method === "list" && resource ? new PartialMap(resource) : resource;
    this.#globals = new Map<string, ModelValue>([
      ["resource", wrap(stored)],
      [
        "request",
        new Map<string, ModelValue>([
          ["auth", request.auth],
          ["method", request.method],
          ["resource", wrap(request.requestResource)],
        ]),
      ],
    ]);
  }

  evaluate({ condition }: Allow, captures: Scope): "true" | "false" | "error" {
    if (!condition) return "true";
    const value = this.#attempt(condition, captures);
    return typeof value === "boolean" ? (value ? "true" : "false") : "error";
  }

  #attempt(expr: Expr, scope: Scope): ModelValue | ModelError {
    try {
      return this.#value(expr, scope);
    } catch (error) {
      if (error instanceof ModelError) return error;
      throw error;
    }
  }

  #value(expr: Expr, scope: Scope): ModelValue {
    switch (expr.kind) {
      case "constant":
        return expr.value;
      case "list":
        return expr.elements.map((element) => this.#value(element, scope));
      case "map":
        return new Map(expr.entries.map(([key, value]) => [key, this.#value(value, scope)]));
      case "variable":
        return entryOf(scope.has(expr.name) ? scope : this.#globals, expr.name);
      case "member":
        return entryOf(this.#value(expr.of, scope), expr.name);
      case "index":
        return elementOf(this.#value(expr.of, scope), this.#value(expr.at, scope));
      case "unary":
        return expr.op === "!" ? !this.#boolean(expr.of, scope) : negate(this.#value(expr.of, scope));
      case "binary":
        return this.#binary(expr, scope);
      case "is":
        return isOfType(this.#value(expr.of, scope), expr.type);
      case "ternary":
        return this.#value(this.#boolean(expr.test, scope) ? expr.consequent : expr.alternate, scope);
      case "method":
        return method(
          this.#value(expr.of, scope),
          expr.name,
          expr.args.map((argument) => this.#value(argument, scope)),
        );
      case "call":
        return this.#call(
          expr.name,
          expr.args.map((argument) => this.#value(argument, scope)),
        );
      case "lookup": {
        const id = this.#value(expr.id, scope);
        if (typeof id !== "string" || id === "") throw new ModelError();
        const data = this.#request.documents.get(`${expr.collection}/${id}`);
        if (expr.op === "exists") return data !== undefined;
        return data ? new Map([["data", data]]) : null;
      }
    }
  }

  #boolean(expr: Expr, scope: Scope): boolean {
    const value = this.#value(expr, scope);
    if (typeof value !== "boolean") throw new ModelError();
    return value;
  }

  #call(name: string, args: readonly ModelValue[]): ModelValue {
    const called = this.#rules.functions.find((candidate) => candidate.name === name);
    if (!called) throw new Error(`generated a call of ${name}`);
    return this.#value(
      called.result,
      new Map(called.parameters.map((parameter, index) => [parameter, args[index] ?? null])),
    );
  }

  #binary(expr: Expr & { kind: "binary" }, scope: Scope): ModelValue {
    if (expr.op === "||" || expr.op === "&&") {
      const absorbing = expr.op === "||";
      const sides = [this.#attempt(expr.left, scope), this.#attempt(expr.right, scope)];
      if (sides.includes(absorbing)) return absorbing;
      if (sides.every((side) => side === !absorbing)) return !absorbing;
      throw new ModelError();
    }
    const left = this.#value(expr.left, scope);
    const right = this.#value(expr.right, scope);
    switch (expr.op) {
      case "==":
        return equal(left, right);
      case "!=":
        return !equal(left, right);
      case "<":
        return compare(left, right) < 0;
      case "<=":
        return compare(left, right) <= 0;
      case ">":
        return compare(left, right) > 0;
      case ">=":
        return compare(left, right) >= 0;
      case "in":
        return isIn(left, right);
      default:
        return arithmetic(expr.op, left, right);
    }
  }
}
