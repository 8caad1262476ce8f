import { member, slice } from "../builtins/access.ts";
import { mismatch } from "../builtins/callable.ts";
import { NAMESPACES } from "../builtins/libraries.ts";
import { negate } from "../builtins/operators.ts";
import { fieldValue, isUnknown } from "../query/unknown.ts";
import type { Expression, Name, PathPart, Span } from "../syntax/ast.ts";
import type { IssueList } from "../syntax/issues.ts";
import { FAILED, list, map, path, type RuleValue, typeName } from "../values/value.ts";
import { compileCall } from "./calls.ts";
import { type Apply, type Compiled, type Compiler, isVariable } from "./compiled.ts";
import type { Evaluate } from "./context.ts";
import { Recorder } from "./coverage.ts";
import { binaryOperator, indexOperator, isOfType } from "./evaluate.ts";
import { and, conditional, not, or } from "./logic.ts";
import { REQUEST_FIELDS, RESOURCE_FIELDS, UNSUPPORTED_REQUEST_FIELDS } from "./request.ts";
import type { Names } from "./scope.ts";

type Of<Kind extends Expression["kind"]> = Extract<Expression, { kind: Kind }>;

/** Deeper expressions are rejected: evaluating them could overflow the stack. */
const MAX_DEPTH = 400;
const TYPE_NAMES: ReadonlySet<string> = new Set([
  "bool",
  "bytes",
  "constraint",
  "duration",
  "float",
  "int",
  "latlng",
  "list",
  "map",
  "map_diff",
  "null",
  "number",
  "path",
  "set",
  "string",
  "timestamp",
]);
const INVALID: Compiled = { run: () => FAILED, recorders: [] };

/** Compiles expressions to functions and reports unknown names. */
export class ExpressionCompiler implements Compiler {
  readonly issues: IssueList;
  readonly debug: (value: RuleValue) => void;
  #depth = 0;

  constructor(issues: IssueList, debug: (value: RuleValue) => void) {
    this.issues = issues;
    this.debug = debug;
  }

  compile(expression: Expression, names: Names): Compiled {
    this.#depth += 1;
    try {
      if (this.#depth > MAX_DEPTH) {
        this.issues.error(expression.span, `Expressions are nested deeper than ${MAX_DEPTH}.`);
        return INVALID;
      }
      return this.#dispatch(expression, names);
    } finally {
      this.#depth -= 1;
    }
  }

  compileAll(expressions: readonly Expression[], names: Names): Compiled[] {
    return expressions.map((expression) => this.compile(expression, names));
  }

  node(expression: { readonly span: Span }, parts: readonly Compiled[], run: Evaluate): Compiled {
    const recorder = new Recorder(
      expression.span,
      parts.flatMap((part) => part.recorders),
    );
    return {
      recorders: [recorder],
      run: (frame) => {
        if (!frame.context.countExpression()) {
          return FAILED;
        }
        const outcome = run(frame);
        recorder.record(outcome);
        return outcome;
      },
    };
  }

  strict(expression: { readonly span: Span }, parts: readonly Compiled[], apply: Apply): Compiled {
    const lastToFirst = parts.toReversed();
    return this.node(expression, parts, (frame) => {
      const values: RuleValue[] = [];
      for (const part of lastToFirst) {
        const value = part.run(frame);
        if (value.type === "error") return value;
        values.unshift(value);
      }
      return apply(values, frame);
    });
  }

  #dispatch(expression: Expression, names: Names): Compiled {
    switch (expression.kind) {
      case "literal":
        return { run: () => expression.literal, recorders: [] };
      case "list": {
        const elements = this.compileAll(expression.elements, names);
        return this.strict(expression, elements, (values) =>
          values.some(isUnknown) ? FAILED : list(values),
        );
      }
      case "map":
        return this.#map(expression, names);
      case "path":
        return this.#path(expression, names);
      case "name":
        return this.#name(expression, names);
      case "unary": {
        const operand = this.compile(expression.operand, names);
        const apply = expression.operator === "!" ? not : negate;
        return this.node(expression, [operand], (frame) => {
          const value = operand.run(frame);
          return value.type === "error" ? value : apply(value);
        });
      }
      case "binary":
        return this.#binary(expression, names);
      case "is":
        return this.#is(expression, names);
      case "ternary": {
        const condition = this.compile(expression.condition, names);
        const consequent = this.compile(expression.consequent, names);
        const alternate = this.compile(expression.alternate, names);
        return this.node(
          expression,
          [condition, consequent, alternate],
          conditional(condition.run, consequent.run, alternate.run),
        );
      }
      case "member":
        return this.#member(expression, names);
      case "index": {
        const object = this.compile(expression.object, names);
        const key = this.compile(expression.index, names);
        return this.node(expression, [object, key], (frame) => {
          const index = key.run(frame);
          const value = object.run(frame);
          return value.type === "error"
            ? value
            : index.type === "error"
              ? index
              : indexOperator(value, index, frame);
        });
      }
      case "slice": {
        const parts = this.compileAll([expression.object, expression.from, expression.to], names);
        return this.strict(expression, parts, ([value, start, end]) =>
          value && start && end ? slice(value, start, end) : FAILED,
        );
      }
      case "call":
        return compileCall(this, expression, names);
    }
  }

  #map(expression: Of<"map">, names: Names): Compiled {
    const parts = this.compileAll(
      expression.entries.flatMap(({ key, value }) => [key, value]),
      names,
    );
    return this.strict(expression, parts, (values) => {
      const result = new Map<string, RuleValue>();
      for (let index = 0; index < values.length; index += 2) {
        const key = values[index];
        const value = values[index + 1];
        if (key?.type !== "string" || value === undefined || isUnknown(value)) {
          return FAILED;
        }
        result.set(key.value, value);
      }
      return map(result);
    });
  }

  #path(expression: Of<"path">, names: Names): Compiled {
    const parts = expression.parts.map((part: PathPart) =>
      part.kind === "literal" ? part.text : this.compile(part.expression, names),
    );
    const dynamic = parts.filter((part) => typeof part !== "string");
    return this.node(expression, dynamic, (frame) => {
      const segments: string[] = [];
      for (const part of parts) {
        if (typeof part === "string") {
          segments.push(part);
          continue;
        }
        const value = part.run(frame);
        if (value.type === "string") {
          segments.push(value.value);
        } else if (value.type === "path") {
          segments.push(...value.segments);
        } else {
          return value.type === "error" ? value : mismatch(`/${typeName(value)}`, ["/string", "/path"]);
        }
      }
      return path(segments);
    });
  }

  #name(expression: Of<"name">, names: Names): Compiled {
    const { name } = expression;
    const local = names.locals.lastIndexOf(name);
    if (local >= 0) {
      return this.node(expression, [], (frame) => frame.locals[local] ?? FAILED);
    }
    const capture = names.scope.captures.lastIndexOf(name);
    if (capture >= 0) {
      return this.node(expression, [], (frame) => frame.captures[capture] ?? FAILED);
    }
    if (name === "request") {
      return this.node(expression, [], (frame) => frame.context.request);
    }
    if (name === "resource") {
      return this.node(expression, [], (frame) => frame.context.resource);
    }
    const isFunction = NAMESPACES.has(name) || names.scope.findFunction(name) !== undefined;
    this.issues.error(
      expression.span,
      isFunction ? `'${name}' is not a value.` : `Invalid variable name: ${name}.`,
    );
    return INVALID;
  }

  #binary(expression: Of<"binary">, names: Names): Compiled {
    const { operator } = expression;
    const left = this.compile(expression.left, names);
    const right = this.compile(expression.right, names);
    if (operator === "&&" || operator === "||") {
      const combine = operator === "&&" ? and : or;
      return this.node(expression, [left, right], combine(left.run, right.run));
    }
    return this.node(expression, [left, right], binaryOperator(operator, left.run, right.run));
  }

  #is(expression: Of<"is">, names: Names): Compiled {
    const { typeName: type } = expression;
    const operand = this.compile(expression.operand, names);
    if (!TYPE_NAMES.has(type.text)) {
      this.issues.error(type.span, `Unknown type: ${type.text}.`);
    }
    return this.node(expression, [operand], (frame) => {
      const value = operand.run(frame);
      return value.type === "error" ? value : isOfType(value, type.text);
    });
  }

  #member(expression: Of<"member">, names: Names): Compiled {
    const { object: owner, name } = expression;
    if (owner.kind === "name" && !isVariable(owner.name, names)) {
      this.#checkGlobalMember(owner.name, name);
    }
    const object = this.compile(owner, names);
    return this.node(expression, [object], (frame) => {
      const value = object.run(frame);
      return value.type === "error"
        ? value
        : isUnknown(value)
          ? fieldValue(value.field, name.text)
          : member(value, name.text);
    });
  }

  #checkGlobalMember(owner: string, name: Name): void {
    if (owner === "request" && UNSUPPORTED_REQUEST_FIELDS.has(name.text)) {
      this.issues.warning(name.span, `request.${name.text} is not supported and always undefined.`);
      return;
    }
    const known = owner === "request" ? REQUEST_FIELDS : owner === "resource" ? RESOURCE_FIELDS : undefined;
    if (known !== undefined && !known.has(name.text)) {
      this.issues.error(name.span, `Property ${name.text} is undefined on ${owner}.`);
    }
  }
}
