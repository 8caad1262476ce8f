import type { FunctionDeclaration, Name } from "../syntax/ast.ts";
import type { IssueList } from "../syntax/issues.ts";
import type { Recorder } from "./coverage.ts";
import type { ExpressionCompiler } from "./expressions.ts";
import type { FunctionUnit, Scope } from "./scope.ts";

const MAX_PARAMETERS = 7;
const MAX_VARIABLES = 10;

/** Declares the functions of a block, before its expressions are compiled. */
export function declareFunctions(
  declarations: readonly FunctionDeclaration[],
  scope: Scope,
  issues: IssueList,
): FunctionUnit[] {
  const units: FunctionUnit[] = [];
  for (const declaration of declarations) {
    const { name, parameters, lets } = declaration;
    if (scope.functions.has(name.text)) {
      issues.error(name.span, `Duplicate function name: ${name.text}.`);
      continue;
    }
    if (parameters.length > MAX_PARAMETERS) {
      issues.error(name.span, `Function ${name.text} has more than ${MAX_PARAMETERS} parameters.`);
    }
    if (lets.length > MAX_VARIABLES) {
      issues.error(name.span, `Function ${name.text} has more than ${MAX_VARIABLES} variables.`);
    }
    reportDuplicates([...parameters, ...lets.map((binding) => binding.name)], "variable name", issues);
    const unit: FunctionUnit = { declaration, scope, body: undefined, calls: new Set(), used: false };
    scope.functions.set(name.text, unit);
    units.push(unit);
  }
  return units;
}

/** Compiles a function's variables and result. */
export function compileFunction(unit: FunctionUnit, compiler: ExpressionCompiler): readonly Recorder[] {
  const { declaration, scope } = unit;
  const locals = declaration.parameters.map(({ text }) => text);
  const lets = declaration.lets.map(({ name, value }) => {
    const compiled = compiler.compile(value, { scope, locals: [...locals], enclosing: unit });
    locals.push(name.text);
    return compiled;
  });
  const result = compiler.compile(declaration.result, { scope, locals, enclosing: unit });
  unit.body = { lets: lets.map(({ run }) => run), result: result.run };
  return [...lets, result].flatMap(({ recorders }) => recorders);
}

/** Reports recursive functions as errors and unused ones as warnings. */
export function checkFunctions(units: readonly FunctionUnit[], issues: IssueList): void {
  for (const unit of units) {
    const { name } = unit.declaration;
    if (reaches(unit, unit, new Set())) {
      issues.error(name.span, `Function ${name.text} calls itself: recursion is not allowed.`);
    }
    if (!unit.used) {
      issues.warning(name.span, `Unused function: ${name.text}.`);
    }
  }
}

function reaches(from: FunctionUnit, target: FunctionUnit, visited: Set<FunctionUnit>): boolean {
  if (visited.has(from)) return false;
  visited.add(from);
  return [...from.calls].some((next) => next === target || reaches(next, target, visited));
}

/** Reports names that occur more than once; `kind` is what they name. */
export function reportDuplicates(names: readonly Name[], kind: string, issues: IssueList): void {
  const seen = new Set<string>();
  for (const { text, span } of names) {
    if (seen.has(text)) issues.error(span, `Duplicate ${kind}: ${text}.`);
    seen.add(text);
  }
}
