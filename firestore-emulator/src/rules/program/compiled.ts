import type { Expression, Span } from "../syntax/ast.ts";
import type { IssueList } from "../syntax/issues.ts";
import type { Outcome, RuleValue } from "../values/value.ts";
import type { Evaluate, Frame } from "./context.ts";
import type { Recorder } from "./coverage.ts";
import type { Names } from "./scope.ts";

/** A compiled expression with its coverage recorders. */
export interface Compiled {
  readonly run: Evaluate;
  readonly recorders: readonly Recorder[];
}

export type Apply = (values: readonly RuleValue[], frame: Frame) => Outcome;

/** The part of the expression compiler that is used for calls. */
export interface Compiler {
  readonly issues: IssueList;
  readonly debug: (value: RuleValue) => void;
  compile(expression: Expression, names: Names): Compiled;
  compileAll(expressions: readonly Expression[], names: Names): Compiled[];
  /** Wraps an evaluation with the expression limit and coverage. */
  node(expression: { readonly span: Span }, parts: readonly Compiled[], run: Evaluate): Compiled;
  /**
   * As `node`, for an expression of the values of its parts. They are evaluated last to first, as the official evaluator
   * does, until the first error.
   */
  strict(expression: { readonly span: Span }, parts: readonly Compiled[], apply: Apply): Compiled;
}

/** Whether a name is a parameter, variable or wildcard. */
export function isVariable(name: string, names: Names): boolean {
  return names.locals.includes(name) || names.scope.captures.includes(name);
}
