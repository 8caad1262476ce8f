import type { ValueOf } from "../values/value.ts";

/** A position in the source. Line and column start at 1, offsets are UTF-16 units, `end` is inclusive. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

/** A name in the source. */
export interface Name {
  readonly text: string;
  readonly span: Span;
}

/** The binary operators by precedence, lowest first. The right operand of `is` is the name of a type. */
export const OPERATORS = [
  ["||"],
  ["&&"],
  ["==", "!=", "<", "<=", ">", ">=", "in", "is"],
  ["+", "-"],
  ["*", "/", "%"],
] as const;

export type BinaryOperator = Exclude<(typeof OPERATORS)[number][number], "is">;

type UnaryOperator = "!" | "-";

export type PathPart =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "expression"; readonly expression: Expression };

export interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

export type Literal = ValueOf<"null" | "bool" | "int" | "float" | "string" | "bytes">;

export type Expression = { readonly span: Span } & (
  | { readonly kind: "literal"; readonly literal: Literal }
  | { readonly kind: "list"; readonly elements: readonly Expression[] }
  | { readonly kind: "map"; readonly entries: readonly MapEntry[] }
  | { readonly kind: "path"; readonly parts: readonly PathPart[] }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "unary"; readonly operator: UnaryOperator; readonly operand: Expression }
  | {
      readonly kind: "binary";
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: "is"; readonly operand: Expression; readonly typeName: Name }
  | {
      readonly kind: "ternary";
      readonly condition: Expression;
      readonly consequent: Expression;
      readonly alternate: Expression;
    }
  | { readonly kind: "member"; readonly object: Expression; readonly name: Name }
  | { readonly kind: "index"; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: "slice";
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: "call"; readonly callee: Expression; readonly args: readonly Expression[] }
);

export interface LetBinding {
  readonly name: Name;
  readonly value: Expression;
}

export interface FunctionDeclaration {
  readonly name: Name;
  readonly parameters: readonly Name[];
  readonly lets: readonly LetBinding[];
  readonly result: Expression;
  readonly span: Span;
}

export type PatternSegment =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "capture"; readonly name: Name; readonly glob: boolean };

export interface AllowStatement {
  readonly methods: readonly Name[];
  /** `undefined` for an unconditional statement. */
  readonly condition: Expression | undefined;
  readonly span: Span;
}

export interface Block {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
  readonly allows: readonly AllowStatement[];
}

export interface MatchBlock extends Block {
  readonly pattern: readonly PatternSegment[];
  readonly span: Span;
}

export interface Service extends Block {
  readonly name: Name;
}

export interface RulesFile {
  readonly version: Name | undefined;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}

/** The span from the start of `from` to the end of `to`. */
export function spanBetween(from: Span, to: Span): Span {
  return { line: from.line, column: from.column, start: from.start, end: to.end };
}
