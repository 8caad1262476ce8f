import type { Expression, Span } from "../syntax/ast.ts";
import type { IssueList } from "../syntax/issues.ts";
import { FAILED, type RuleError, type RuleValue } from "../values/value.ts";
import type { Evaluate, Frame } from "./context.ts";
import type { Recorder } from "./coverage.ts";
import type { Names } from "./scope.ts";

/** An expression ready to be evaluated, with the coverage of what is in it. */
export interface Compiled {
  readonly run: Evaluate;
  readonly recorders: readonly Recorder[];
}

/** What compiling a call needs of the compiler of expressions. */
export interface Compiler {
  readonly issues: IssueList;
  readonly debug: (value: RuleValue) => void;
  compile(expression: Expression, names: Names): Compiled;
  compileAll(expressions: readonly Expression[], names: Names): Compiled[];
  /** Adds counting and coverage to the evaluation of an expression made of parts. */
  node(expression: { readonly span: Span }, parts: readonly Compiled[], run: Evaluate): Compiled;
}

/** Whether a name means a parameter, variable or wildcard here. */
export function isVariable(name: string, names: Names): boolean {
  return names.locals.includes(name) || names.scope.captures.includes(name);
}

/** Evaluates the last first, as the official evaluator does; the first error met is the result. */
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
