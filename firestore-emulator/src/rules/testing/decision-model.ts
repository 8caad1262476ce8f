import type { Allow, Expr, Match, ModelRules, Segment } from "./model-ast.ts";

/**
 * An independent, simple implementation of the rules language for tests. Values are JavaScript values: bigint is an int,
 * number a float, an array a list, a Set a set, a Map a map. Errors are thrown.
 */
export type ModelValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly ModelValue[]
  | ReadonlySet<ModelValue>
  | ReadonlyMap<string, ModelValue>
  | PartialMap;

/** A map with some known entries. */
class PartialMap {
  readonly known: ModelData;

  constructor(known: ModelData) {
    this.known = known;
  }
}

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

export type ModelData = ReadonlyMap<string, ModelValue>;

/** `allowed`, or the result and line of each evaluated statement, in source order. */
export type ModelDecision = "allowed" | readonly string[];

/** An evaluation error. */
class ModelError extends Error {}

type Scope = ReadonlyMap<string, ModelValue>;

const METHOD_ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ["get", ["get", "read"]],
  ["list", ["list", "read"]],
  ["create", ["create", "write"]],
  ["update", ["update", "write"]],
  ["delete", ["delete", "write"]],
]);

/** Decides as documented (https://firebase.google.com/docs/rules/rules-language). */
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
        return this.#value(this.#boolean(expr.test, scope) ? expr.yes : expr.no, scope);
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

function entryOf(map: ModelValue, key: string): ModelValue {
  const entries = map instanceof PartialMap ? map.known : map;
  const value = entries instanceof Map ? entries.get(key) : undefined;
  if (value === undefined) throw new ModelError();
  return value;
}

function elementOf(of: ModelValue, at: ModelValue): ModelValue {
  if (typeof at === "string") return entryOf(of, at);
  if (typeof at !== "bigint") throw new ModelError();
  const items = typeof of === "string" ? [...of] : Array.isArray(of) ? of : [];
  const value = at < 0n ? undefined : items[Number(at)];
  if (value === undefined) throw new ModelError();
  return value;
}

function negate(value: ModelValue): ModelValue {
  if (typeof value === "bigint") return inRange(-value);
  if (typeof value === "number") return -value;
  throw new ModelError();
}

function isOfType(value: ModelValue, type: string): boolean {
  switch (type) {
    case "bool":
      return typeof value === "boolean";
    case "int":
      return typeof value === "bigint";
    case "float":
      return typeof value === "number";
    case "number":
      return typeof value === "bigint" || typeof value === "number";
    case "string":
      return typeof value === "string";
    case "list":
      return Array.isArray(value);
    case "map":
      return value instanceof Map || value instanceof PartialMap;
    case "set":
      return value instanceof Set;
    case "null":
      return value === null;
    default:
      throw new Error(`generated the type ${type}`);
  }
}

function equal(a: ModelValue, b: ModelValue, nested = false): boolean {
  if (a instanceof PartialMap || b instanceof PartialMap) return a !== null && b !== null && fail();
  if (isNumber(a) && isNumber(b)) return nested ? a === b : Number(a) === Number(b);
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => equal(item, b[i] ?? null, true));
  }
  if (a instanceof Set)
    return b instanceof Set && a.size === b.size && [...a].every((item) => contains(b, item));
  if (a instanceof Map) {
    if (!(b instanceof Map) || a.size !== b.size) return false;
    return [...a].every(([key, value]) => b.has(key) && equal(value, b.get(key) ?? null, true));
  }
  return a === b;
}

function compare(a: ModelValue, b: ModelValue): number {
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b);
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : a > b ? 1 : 0;
  throw new ModelError();
}

function isIn(item: ModelValue, container: ModelValue): boolean {
  if (item instanceof PartialMap) return fail();
  if (container instanceof PartialMap)
    return (typeof item === "string" && container.known.has(item)) || fail();
  if (container instanceof Map) {
    if (typeof item !== "string") throw new ModelError();
    return container.has(item);
  }
  return contains(container, item);
}

function contains(container: ModelValue, item: ModelValue): boolean {
  return itemsOf(container).some((candidate) => equal(candidate, item));
}

function itemsOf(container: ModelValue): readonly ModelValue[] {
  if (Array.isArray(container)) return container;
  if (container instanceof Set) return [...container];
  throw new ModelError();
}

function arithmetic(op: string, a: ModelValue, b: ModelValue): ModelValue {
  if (op === "+" && typeof a === "string" && typeof b === "string") return a + b;
  if (typeof a === "bigint" && typeof b === "bigint") {
    if ((op === "/" || op === "%") && b === 0n) throw new ModelError();
    return inRange(op === "+" ? a + b : op === "-" ? a - b : op === "*" ? a * b : op === "/" ? a / b : a % b);
  }
  if (!isNumber(a) || !isNumber(b)) throw new ModelError();
  const [x, y] = [Number(a), Number(b)];
  return op === "+" ? x + y : op === "-" ? x - y : op === "*" ? x * y : op === "/" ? x / y : x % y;
}

function inRange(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new ModelError();
  return value;
}

function method(of: ModelValue, name: string, args: readonly ModelValue[]): ModelValue {
  const [first = null, second = null] = args;
  switch (name) {
    case "size":
      if (typeof of === "string") return BigInt(of.length);
      return BigInt(of instanceof Map ? of.size : itemsOf(of).length);
    case "keys":
      return [...mapOf(of).keys()].sort();
    case "get":
      if (typeof first !== "string") throw new ModelError();
      if (of instanceof PartialMap) return entryOf(of, first);
      return mapOf(of).has(first) ? entryOf(of, first) : second;
    case "hasAll":
    case "hasAny":
    case "hasOnly":
      return has(name, itemsOf(of), itemsOf(first));
    case "toSet":
      return Array.isArray(of) ? new Set(of.filter((item, i) => !contains(of.slice(0, i), item))) : fail();
    case "lower":
      return typeof of === "string" ? of.toLowerCase() : fail();
    case "upper":
      return typeof of === "string" ? of.toUpperCase() : fail();
    case "affectedKeys":
      return affectedKeys(mapOf(of), mapOf(first));
    default:
      throw new Error(`generated the method ${name}`);
  }
}

function has(how: string, items: readonly ModelValue[], others: readonly ModelValue[]): boolean {
  if (how === "hasOnly") return items.every((item) => contains(others, item));
  const among = (item: ModelValue) => contains(items, item);
  return how === "hasAll" ? others.every(among) : others.some(among);
}

/** The keys whose values differ. Unlike in map equality, 1 equals 1.0. */
function affectedKeys(
  a: ReadonlyMap<string, ModelValue>,
  b: ReadonlyMap<string, ModelValue>,
): ReadonlySet<ModelValue> {
  const keys = new Set([...a.keys(), ...b.keys()]);
  return new Set(
    [...keys].filter((key) => !(a.has(key) && b.has(key) && equal(entryOf(a, key), entryOf(b, key)))),
  );
}

function mapOf(value: ModelValue): ReadonlyMap<string, ModelValue> {
  return value instanceof Map ? value : fail();
}

function fail(): never {
  throw new ModelError();
}

function isNumber(value: ModelValue): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}
