import type { Allow, BinaryOp, Expr, Match, ModelFunction, ModelRules, Segment } from "./model-ast.ts";
import type { Random } from "./random.ts";

/** Names shared by rules, documents and requests, so that they match. */
export const COLLECTIONS = ["posts", "users", "notes"] as const;
export const IDS = ["u1", "u2", "x"] as const;
export const WORDS = ["red", "green", "Blue", "u1", ""] as const;
/** Fields with their usual type. */
export const FIELDS = { n: "number", f: "number", s: "string", b: "bool", l: "list", m: "map" } as const;
export const ROLES = ["admin", "user"] as const;

type Kind = "bool" | "number" | "string" | "list" | "map";

const METHODS = ["get", "list", "read", "create", "update", "delete", "write"] as const;
const COMPARISONS = ["==", "!=", "<", "<=", ">", ">="] as const;
const TYPES = ["bool", "int", "float", "number", "string", "list", "map", "null"] as const;
const HAS = ["hasAll", "hasAny", "hasOnly"] as const;
const MAX_DEPTH = 4;

const variable = (name: string): Expr => ({ kind: "variable", name });
const member = (of: Expr, ...names: string[]): Expr =>
  names.reduce((inner: Expr, name) => ({ kind: "member", of: inner, name }), of);
const constant = (value: null | boolean | bigint | number | string): Expr => ({ kind: "constant", value });
const binary = (op: BinaryOp, left: Expr, right: Expr): Expr => ({ kind: "binary", op, left, right });
const method = (of: Expr, name: string, ...args: Expr[]): Expr => ({ kind: "method", of, name, args });

/** Random rules, mostly realistic. */
export function generateRules(random: Random): ModelRules {
  const functions = random
    .list(random.int(3), () => 0)
    .map((_none, index) => generateFunction(random, index));
  const generator = new RuleGenerator(random, functions);
  return { functions, matches: random.list(2 + random.int(3), () => generator.match(0, [])) };
}

function generateFunction(random: Random, index: number): ModelFunction {
  const parameters = ["p", "q"].slice(0, 1 + random.int(2));
  // Without calls: recursion is not allowed.
  const result = new RuleGenerator(random, []).expression("bool", 2, parameters);
  return { name: `check${index}`, parameters, result };
}

class RuleGenerator {
  readonly #random: Random;
  readonly #functions: readonly ModelFunction[];

  constructor(random: Random, functions: readonly ModelFunction[]) {
    this.#random = random;
    this.#functions = functions;
  }

  match(level: number, captures: readonly string[]): Match {
    const pattern = this.#pattern(level);
    const bound = pattern.flatMap((segment) => (segment.kind === "capture" ? [segment.name] : []));
    const inScope = [...captures, ...bound];
    const isLeaf = level === 2 || pattern.some(({ kind }) => kind === "glob");
    const allows = this.#random.list(this.#random.int(3) + (isLeaf ? 1 : 0), () => this.#allow(inScope));
    const inner = isLeaf ? 0 : this.#random.int(3);
    return { pattern, allows, matches: this.#random.list(inner, () => this.match(level + 1, inScope)) };
  }

  #pattern(level: number): Segment[] {
    const collection: Segment = { kind: "literal", text: this.#random.pick(COLLECTIONS) };
    const id: Segment = this.#random.chance(0.2)
      ? { kind: "literal", text: this.#random.pick(IDS) }
      : { kind: "capture", name: `id${level}` };
    const glob: Segment = { kind: "glob", name: `rest${level}` };
    if (this.#random.chance(0.1)) return [glob];
    if (this.#random.chance(0.1)) return [glob, collection, id];
    if (this.#random.chance(0.1)) return [collection, glob];
    if (this.#random.chance(0.1)) return [{ kind: "capture", name: `collection${level}` }, id];
    return [collection, id];
  }

  #allow(captures: readonly string[]): Allow {
    const methods = this.#random.some(METHODS, 3);
    return {
      methods: methods.length === 0 ? ["read"] : methods,
      condition: this.#random.chance(0.05) ? undefined : this.expression("bool", 0, captures),
    };
  }

  /** An expression, usually of the type. */
  expression(kind: Kind, depth: number, names: readonly string[]): Expr {
    if (this.#random.chance(0.03)) return this.#leaf(this.#random.pick(["bool", "number", "string"]), names);
    if (depth >= MAX_DEPTH) return this.#leaf(kind, names);
    const sub = (of: Kind) => this.expression(of, depth + 1, names);
    switch (kind) {
      case "bool":
        return this.#bool(depth, names);
      case "number":
        return this.#random.chance(0.6)
          ? this.#leaf("number", names)
          : this.#random.pick([
              () => binary(this.#random.pick(["+", "-", "*", "/", "%"]), sub("number"), sub("number")),
              () => method(sub(this.#random.pick(["string", "list", "map"])), "size"),
              (): Expr => ({ kind: "unary", op: "-", of: sub("number") }),
            ])();
      case "string":
        return this.#random.chance(0.7)
          ? this.#leaf("string", names)
          : this.#random.pick([
              () => binary("+", sub("string"), sub("string")),
              () => method(sub("string"), this.#random.pick(["lower", "upper"])),
              (): Expr => ({
                kind: "ternary",
                test: sub("bool"),
                consequent: sub("string"),
                alternate: sub("string"),
              }),
            ])();
      case "list":
        return this.#random.chance(0.7) ? this.#leaf("list", names) : method(sub("map"), "keys");
      case "map":
        return this.#leaf("map", names);
    }
  }

  #bool(depth: number, names: readonly string[]): Expr {
    const sub = (of: Kind) => this.expression(of, depth + 1, names);
    const any = () => sub(this.#random.pick(["bool", "number", "string", "list", "map"]));
    const choices: (() => Expr)[] = [
      () => binary("&&", sub("bool"), sub("bool")),
      () => binary("||", sub("bool"), sub("bool")),
      () => ({ kind: "unary", op: "!", of: sub("bool") }),
      () => binary(this.#random.pick(COMPARISONS), sub("number"), sub("number")),
      () => binary(this.#random.pick(COMPARISONS), sub("string"), sub("string")),
      () => binary(this.#random.pick(["==", "!="]), any(), any()),
      () => binary("in", sub("string"), sub(this.#random.pick(["list", "map"]))),
      () => binary("in", sub("number"), sub("list")),
      () => ({ kind: "is", of: any(), type: this.#random.pick(TYPES) }),
      () => ({ kind: "ternary", test: sub("bool"), consequent: sub("bool"), alternate: sub("bool") }),
      () => method(sub("list"), this.#random.pick(HAS), sub("list")),
      () => method(method(sub("list"), "toSet"), this.#random.pick(HAS), sub("list")),
      () => method(method(sub("map"), "affectedKeys", sub("map")), "hasOnly", sub("list")),
      () => binary("!=", member(variable("request"), "auth"), constant(null)),
      () => binary("==", member(variable("request"), "auth", "uid"), sub("string")),
      () =>
        binary(
          "==",
          member(variable("request"), "auth", "token", "role"),
          constant(this.#random.pick(ROLES)),
        ),
      () => this.#lookup("exists", depth, names),
      () => binary("==", member(this.#lookup("get", depth, names), "data", "s"), sub("string")),
      () => this.#leaf("bool", names),
    ];
    if (this.#functions.length > 0)
      choices.push(
        () => this.#call(any),
        () => this.#call(any),
      );
    return this.#random.pick(choices)();
  }

  #lookup(op: "exists" | "get", depth: number, names: readonly string[]): Expr {
    const id = this.#random.chance(0.5)
      ? constant(this.#random.pick(IDS))
      : this.expression("string", depth + 2, names);
    return { kind: "lookup", op, collection: this.#random.pick(COLLECTIONS), id };
  }

  #call(argument: () => Expr): Expr {
    const { name, parameters } = this.#random.pick(this.#functions);
    return { kind: "call", name, args: parameters.map(argument) };
  }

  #leaf(kind: Kind, names: readonly string[]): Expr {
    if (names.length > 0 && kind === "string" && this.#random.chance(0.3)) {
      return variable(this.#random.pick(names));
    }
    if (this.#random.chance(0.55)) return this.#field(kind);
    switch (kind) {
      case "bool":
        return constant(this.#random.chance(0.5));
      case "number":
        return this.#number();
      case "string":
        return constant(this.#random.pick(WORDS));
      case "list":
        return { kind: "list", elements: this.#random.some(WORDS, 3).map(constant) };
      case "map":
        return {
          kind: "map",
          entries: this.#random.some(["k", "s", "red"], 2).map((key) => [key, this.#number()] as const),
        };
    }
  }

  #number(): Expr {
    return constant(this.#random.chance(0.7) ? BigInt(this.#random.int(4)) : this.#random.int(6) / 2);
  }

  /** A field of `resource` or `request.resource`, by member, index or `get`. */
  #field(kind: Kind): Expr {
    const fields = Object.entries(FIELDS).flatMap(([name, type]) => (type === kind ? [name] : []));
    const field = this.#random.pick(fields);
    const stored = this.#random.chance(0.6);
    const data = stored
      ? member(variable("resource"), "data")
      : member(variable("request"), "resource", "data");
    if (kind === "map" && this.#random.chance(0.3)) return data;
    return this.#random.pick<() => Expr>([
      () => member(data, field),
      () => ({ kind: "index", of: data, at: constant(field) }),
      () => method(data, "get", constant(field), constant(this.#random.pick(WORDS))),
    ])();
  }
}
