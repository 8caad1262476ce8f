import {
  failure,
  hasType,
  type Outcome,
  type RuleValue,
  type TypeName,
  typeName,
  type ValueOf,
} from "../values/value.ts";

/** A signature of a function or method; the receiver of a method is the first parameter. */
export interface Overload {
  readonly arity: number;
  /** Types of the parameters for error messages. */
  readonly parameters: readonly string[];
  /** The result, or `undefined` when the argument types do not match. */
  call(args: readonly RuleValue[]): Outcome | undefined;
}

/** Functions or methods by name. */
export type Library = ReadonlyMap<string, readonly Overload[]>;

const ANY = "any";
/** Parameter types; `any` accepts every value. */
type Parameter<Name extends TypeName> = Name | readonly Name[] | typeof ANY;

function accepts<Name extends TypeName>(
  parameter: Parameter<Name>,
  value: RuleValue | undefined,
): value is ValueOf<Name> {
  if (value === undefined) {
    return false;
  }
  if (parameter === ANY) {
    return value.type !== "constraint" && value.type !== "query_map";
  }
  return hasType(value, typesOf(parameter));
}

function typesOf<Name extends TypeName>(parameter: Name | readonly Name[]): readonly Name[] {
  return typeof parameter === "string" ? [parameter] : parameter;
}

function label(parameter: Parameter<TypeName>): string {
  return parameter === ANY ? ANY : typesOf(parameter).join("|");
}

export function fn1<A extends TypeName>(a: Parameter<A>, run: (a: ValueOf<A>) => Outcome): Overload {
  return {
    arity: 1,
    parameters: [label(a)],
    call: ([first]) => (accepts(a, first) ? run(first) : undefined),
  };
}

export function fn2<A extends TypeName, B extends TypeName>(
  a: Parameter<A>,
  b: Parameter<B>,
  run: (a: ValueOf<A>, b: ValueOf<B>) => Outcome,
): Overload {
  return {
    arity: 2,
    parameters: [label(a), label(b)],
    call: ([first, second]) => (accepts(a, first) && accepts(b, second) ? run(first, second) : undefined),
  };
}

export function fn3<A extends TypeName, B extends TypeName, C extends TypeName>(
  a: Parameter<A>,
  b: Parameter<B>,
  c: Parameter<C>,
  run: (a: ValueOf<A>, b: ValueOf<B>, c: ValueOf<C>) => Outcome,
): Overload {
  return {
    arity: 3,
    parameters: [label(a), label(b), label(c)],
    call: ([first, second, third]) =>
      accepts(a, first) && accepts(b, second) && accepts(c, third) ? run(first, second, third) : undefined,
  };
}

/** Four parameters of one type. */
export function fn4<A extends TypeName>(
  a: Parameter<A>,
  run: (first: ValueOf<A>, second: ValueOf<A>, third: ValueOf<A>, fourth: ValueOf<A>) => Outcome,
): Overload {
  return {
    arity: 4,
    parameters: [label(a), label(a), label(a), label(a)],
    call: ([first, second, third, fourth]) =>
      accepts(a, first) && accepts(a, second) && accepts(a, third) && accepts(a, fourth)
        ? run(first, second, third, fourth)
        : undefined,
  };
}

/** Creates a library; a name may have several signatures. */
export function library(functions: Readonly<Record<string, Overload | readonly Overload[]>>): Library {
  return new Map(
    Object.entries(functions).map(([name, overloads]) => [
      name,
      "call" in overloads ? [overloads] : overloads,
    ]),
  );
}

/** Calls the signature that matches the arguments; otherwise the error lists all signatures. */
export function callFunction(
  name: string,
  overloads: readonly Overload[],
  args: readonly RuleValue[],
): Outcome {
  for (const overload of overloads) {
    const result = overload.arity === args.length ? overload.call(args) : undefined;
    if (result !== undefined) {
      return result;
    }
  }
  const expected = overloads.map(({ parameters }) => `${name}(${parameters.join(", ")})`);
  return mismatch(`${name}(${args.map(typeName).join(", ")})`, expected);
}

/** As `callFunction`, for a method: the first argument is the receiver. */
export function callMethod(
  name: string,
  overloads: readonly Overload[],
  args: readonly RuleValue[],
): Outcome {
  for (const overload of overloads) {
    const result = overload.arity === args.length ? overload.call(args) : undefined;
    if (result !== undefined) {
      return result;
    }
  }
  const [receiver = "", ...rest] = args.map(typeName);
  const expected = overloads.map(
    ({ parameters: [self, ...others] }) => `${self}.${name}(${others.join(", ")})`,
  );
  return mismatch(`${receiver}.${name}(${rest.join(", ")})`, expected);
}

/** The error of an operation that does not support the types of its operands. */
export function mismatch(received: string, expected: readonly string[]): Outcome {
  return failure(`Unsupported operation error. Received: ${received}. Expected: ${expected.join(", ")}.`);
}
