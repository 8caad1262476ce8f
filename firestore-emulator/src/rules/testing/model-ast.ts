/** The AST of generated rules: a subset of the language. */
export type Expr =
  | { readonly kind: "constant"; readonly value: null | boolean | bigint | number | string }
  | { readonly kind: "list"; readonly elements: readonly Expr[] }
  | { readonly kind: "map"; readonly entries: readonly (readonly [string, Expr])[] }
  /** A capture, a parameter, `request` or `resource`. */
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "member"; readonly of: Expr; readonly name: string }
  | { readonly kind: "index"; readonly of: Expr; readonly at: Expr }
  | { readonly kind: "unary"; readonly op: "!" | "-"; readonly of: Expr }
  | { readonly kind: "binary"; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  | { readonly kind: "is"; readonly of: Expr; readonly type: string }
  | { readonly kind: "ternary"; readonly test: Expr; readonly consequent: Expr; readonly alternate: Expr }
  /** `affectedKeys` is printed as `.diff(…).affectedKeys()`. */
  | { readonly kind: "method"; readonly of: Expr; readonly name: string; readonly args: readonly Expr[] }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Expr[] }
  /** `exists(…)` or `get(…)` of a document below a collection. */
  | {
      readonly kind: "lookup";
      readonly op: "exists" | "get";
      readonly collection: string;
      readonly id: Expr;
    };

export type BinaryOp =
  | "||"
  | "&&"
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "+"
  | "-"
  | "*"
  | "/"
  | "%";

export interface ModelFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly result: Expr;
}

export type Segment =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "capture"; readonly name: string }
  | { readonly kind: "glob"; readonly name: string };

export interface Allow {
  readonly methods: readonly string[];
  readonly condition: Expr | undefined;
}

export interface Match {
  readonly pattern: readonly Segment[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}

export interface ModelRules {
  readonly functions: readonly ModelFunction[];
  readonly matches: readonly Match[];
}

/** The source text of the rules, and the line of each allow statement. */
export function print(rules: ModelRules): { source: string; lines: ReadonlyMap<Allow, number> } {
  const text = [
    "rules_version = '2';",
    "service cloud.firestore {",
    "match /databases/{database}/documents {",
  ];
  const lines = new Map<Allow, number>();
  for (const { name, parameters, result } of rules.functions) {
    text.push(`function ${name}(${parameters.join(", ")}) { return ${printExpr(result)}; }`);
  }
  const printMatch = ({ pattern, allows, matches }: Match) => {
    text.push(`match ${pattern.map(printSegment).join("")} {`);
    for (const allow of allows) {
      const condition = allow.condition === undefined ? "" : `: if ${printExpr(allow.condition)}`;
      text.push(`allow ${allow.methods.join(", ")}${condition};`);
      lines.set(allow, text.length);
    }
    for (const inner of matches) printMatch(inner);
    text.push("}");
  };
  for (const match of rules.matches) printMatch(match);
  text.push("}", "}");
  return { source: text.join("\n"), lines };
}

function printSegment(segment: Segment): string {
  switch (segment.kind) {
    case "literal":
      return `/${segment.text}`;
    case "capture":
      return `/{${segment.name}}`;
    case "glob":
      return `/{${segment.name}=**}`;
  }
}

function printExpr(expr: Expr): string {
  const all = (list: readonly Expr[]) => list.map(printExpr).join(", ");
  switch (expr.kind) {
    case "constant":
      return printConstant(expr.value);
    case "list":
      return `[${all(expr.elements)}]`;
    case "map":
      return `{${expr.entries.map(([key, value]) => `'${key}': ${printExpr(value)}`).join(", ")}}`;
    case "variable":
      return expr.name;
    case "member":
      return `${printExpr(expr.of)}.${expr.name}`;
    case "index":
      return `${printExpr(expr.of)}[${printExpr(expr.at)}]`;
    case "unary":
      return `(${expr.op}${printExpr(expr.of)})`;
    case "binary":
      return `(${printExpr(expr.left)} ${expr.op} ${printExpr(expr.right)})`;
    case "is":
      return `(${printExpr(expr.of)} is ${expr.type})`;
    case "ternary":
      return `(${printExpr(expr.test)} ? ${printExpr(expr.consequent)} : ${printExpr(expr.alternate)})`;
    case "method":
      if (expr.name === "affectedKeys") return `${printExpr(expr.of)}.diff(${all(expr.args)}).affectedKeys()`;
      return `${printExpr(expr.of)}.${expr.name}(${all(expr.args)})`;
    case "call":
      return `${expr.name}(${all(expr.args)})`;
    case "lookup":
      return `${expr.op}(/databases/$(database)/documents/${expr.collection}/$(${printExpr(expr.id)}))`;
  }
}

function printConstant(value: null | boolean | bigint | number | string): string {
  if (typeof value === "string") return `'${value}'`;
  if (typeof value === "number") return Number.isInteger(value) ? value.toFixed(1) : String(value);
  return String(value);
}
