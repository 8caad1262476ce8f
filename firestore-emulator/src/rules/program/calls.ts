import { callFunction, callMethod, mismatch, type Overload } from "../builtins/callable.ts";
import { FUNCTIONS, METHODS, NAMESPACES } from "../builtins/libraries.ts";
import { compilePattern } from "../builtins/regex.ts";
import { PATTERN_METHODS } from "../builtins/string-methods.ts";
import { LOOKUPS, type LookupName } from "../lookups.ts";
import { callOnUnknown, isUnknown } from "../query/unknown.ts";
import type { Expression, Name } from "../syntax/ast.ts";
import { FAILED, failure, NULL_ERROR, type Outcome, type RuleValue, typeName } from "../values/value.ts";
import { type Apply, type Compiled, type Compiler, isVariable } from "./compiled.ts";
import type { Frame } from "./context.ts";
import type { FunctionUnit, Names } from "./scope.ts";

type Call = Extract<Expression, { kind: "call" }>;

const MAX_CALL_DEPTH = 20;

/** Signatures of each method, for all receiver types. */
const METHOD_OVERLOADS: ReadonlyMap<string, readonly Overload[]> = collectMethods();

/** Compiles a call of a declared, built-in or namespace function, or of a method. */
export function compileCall(compiler: Compiler, call: Call, names: Names): Compiled {
  const { callee } = call;
  if (callee.kind === "name") {
    return compileFunction(compiler, call, callee, names);
  }
  if (callee.kind !== "member") {
    compiler.issues.error(callee.span, "Only functions and methods can be called.");
    return compileArguments(compiler, call, names, () => FAILED);
  }
  const { object, name } = callee;
  const namespace =
    object.kind === "name" && !isVariable(object.name, names) ? NAMESPACES.get(object.name) : undefined;
  if (object.kind === "name" && namespace !== undefined) {
    const full = `${object.name}.${name.text}`;
    const overloads = namespace.get(name.text);
    checkOverloads(compiler, call, { text: full, span: object.span }, overloads);
    return compileArguments(compiler, call, names, (args) => callFunction(full, overloads ?? [], args));
  }
  return compileMethod(compiler, call, object, name, names);
}

function compileFunction(
  compiler: Compiler,
  call: Call,
  callee: Extract<Expression, { kind: "name" }>,
  names: Names,
): Compiled {
  const { name, span } = callee;
  const unit = names.scope.findFunction(name);
  if (unit !== undefined) {
    return compileDeclared(compiler, call, unit, names);
  }
  if (isLookup(name)) {
    checkArgumentCount(compiler, call, name, [1]);
    return compileArguments(compiler, call, names, ([argument], frame) => runLookup(name, argument, frame));
  }
  if (name === "debug") {
    checkArgumentCount(compiler, call, name, [1]);
    return compileArguments(compiler, call, names, ([argument]) => {
      if (argument !== undefined) {
        compiler.debug(argument);
      }
      return argument ?? FAILED;
    });
  }
  const overloads = FUNCTIONS.get(name);
  checkOverloads(compiler, call, { text: name, span }, overloads);
  return compileArguments(compiler, call, names, (args) => callFunction(name, overloads ?? [], args));
}

function compileDeclared(compiler: Compiler, call: Call, unit: FunctionUnit, names: Names): Compiled {
  unit.used = true;
  names.enclosing?.calls.add(unit);
  checkArgumentCount(compiler, call, unit.declaration.name.text, [unit.declaration.parameters.length]);
  return compileArguments(compiler, call, names, (args, frame) => callDeclared(unit, args, frame));
}

function compileMethod(
  compiler: Compiler,
  call: Call,
  object: Expression,
  name: Name,
  names: Names,
): Compiled {
  const method = name.text;
  const overloads = METHOD_OVERLOADS.get(method);
  if (overloads === undefined) {
    compiler.issues.error(name.span, `Invalid function name: ${method}.`);
  } else {
    const counts = overloads.map(({ arity }) => arity - 1);
    checkArgumentCount(compiler, call, method, counts, name);
  }
  checkPattern(compiler, call, method);
  const parts = compiler.compileAll([object, ...call.args], names);
  return compiler.strict(call, parts, (values) => invoke(method, values));
}

function invoke(method: string, values: readonly RuleValue[]): Outcome {
  const [self, ...rest] = values;
  if (self === undefined) {
    return FAILED;
  }
  if (self.type === "null") {
    return NULL_ERROR;
  }
  if (isUnknown(self)) {
    return callOnUnknown(self, method, rest);
  }
  const overloads = METHODS.get(self.type)?.get(method);
  return overloads === undefined
    ? failure(`Function not found error: Name: [${method}].`)
    : callMethod(method, overloads, values);
}

function compileArguments(compiler: Compiler, call: Call, names: Names, apply: Apply): Compiled {
  return compiler.strict(call, compiler.compileAll(call.args, names), apply);
}

/** Evaluates a declared function: its variables in order, then its result. */
function callDeclared(unit: FunctionUnit, args: readonly RuleValue[], frame: Frame): Outcome {
  if (unit.body === undefined || frame.depth >= MAX_CALL_DEPTH) {
    return FAILED;
  }
  const locals: Outcome[] = [...args];
  const { context, captures, captureNames } = frame;
  const inner: Frame = { context, captures, captureNames, locals, depth: frame.depth + 1 };
  for (const variable of unit.body.lets) {
    locals.push(variable(inner));
  }
  return unit.body.result(inner);
}

function runLookup(name: LookupName, argument: RuleValue | undefined, frame: Frame): Outcome {
  if (argument?.type !== "path") {
    return argument === undefined ? FAILED : mismatch(`${name}(${typeName(argument)})`, [`${name}(path)`]);
  }
  return frame.context.lookups.run(name, argument);
}

function isLookup(name: string): name is LookupName {
  return LOOKUPS.has(name);
}

function checkOverloads(
  compiler: Compiler,
  call: Call,
  name: Name,
  overloads: readonly Overload[] | undefined,
): void {
  if (overloads === undefined) {
    compiler.issues.error(name.span, `Invalid function name: ${name.text}.`);
  } else {
    checkArgumentCount(
      compiler,
      call,
      name.text,
      overloads.map(({ arity }) => arity),
    );
  }
}

/** Reports a number of arguments that no signature accepts. */
function checkArgumentCount(
  compiler: Compiler,
  call: Call,
  name: string,
  counts: readonly number[],
  at: Pick<Name, "span"> = call,
): void {
  if (!counts.includes(call.args.length)) {
    const expected = [...new Set(counts)].sort((a, b) => a - b).join(" or ");
    compiler.issues.error(
      at.span,
      `Incorrect number of arguments for ${name}. Received: ${call.args.length}. Expected: ${expected}.`,
    );
  }
}

/** Validates a literal pattern at compile time. */
function checkPattern(compiler: Compiler, call: Call, method: string): void {
  const [pattern] = call.args;
  if (!PATTERN_METHODS.has(method) || pattern?.kind !== "literal" || pattern.literal.type !== "string") {
    return;
  }
  if (compilePattern(pattern.literal.value) === undefined) {
    compiler.issues.error(pattern.span, `Invalid regular expression: ${pattern.literal.value}`);
  }
}

function collectMethods(): ReadonlyMap<string, readonly Overload[]> {
  const methods = new Map<string, Overload[]>();
  for (const library of METHODS.values()) {
    for (const [name, overloads] of library) {
      methods.set(name, [...(methods.get(name) ?? []), ...overloads]);
    }
  }
  return methods;
}
