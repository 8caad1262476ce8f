import type { Expression, Span } from "../syntax/ast.ts";
import type { IssueList } from "../syntax/issues.ts";
import { FAILED, type RuleError, type RuleValue } from "../values/value.ts";
import type { Evaluate, Frame } from "./context.ts";
import type { Recorder } from "./coverage.ts";
import type { Names } from "./scope.ts";

/** A compiled expression with its coverage recorders. */
export interface Compiled {
  readonly run: Evaluate;
  readonly recorders: readonly Recorder[];
}

/** The part of the expression compiler that is used for calls. */
export interface Compiler {
  readonly issues: IssueList;
  readonly debug: (value: RuleValue) => void;
  compile(expression: Expression, names: Names): Compiled;
  compileAll(expressions: readonly Expression[], names: Names): Compiled[];
  /** Wraps an evaluation with the expression limit and coverage. */
  node(expression: { readonly span: Span }, parts: readonly Compiled[], run: Evaluate): Compiled;
}

/** Whether a name is a parameter, variable or wildcard. */
export function isVariable(name: string, names: Names): boolean {
  return names.locals.includes(name) || names.scope.captures.includes(name);
}

/** Evaluates last to first, as the official evaluator does, and stops at the first error. */
export function evaluateAll(parts: readonly Compiled[], frame: Frame): RuleValue[] | RuleError {
  const values = new Array<RuleValue>(parts.length);
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const value = parts[index]?.run(frame) ?? FAILED;
    if (value.type === "error") {
      return value;
    }
    values[index] = value;
  }
  return values;
}
