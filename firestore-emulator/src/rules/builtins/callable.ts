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
/** The types of a parameter; `any` accepts every value. */
type Parameter = TypeName | readonly TypeName[] | typeof ANY;
type ValueFor<Name> = Name extends TypeName ? ValueOf<Name> : RuleValue;
type Arguments<P extends readonly Parameter[]> = {
  readonly [Index in keyof P]: ValueFor<P[Index] extends readonly unknown[] ? P[Index][number] : P[Index]>;
};

/** A signature with its implementation. */
export function fn<const P extends readonly Parameter[]>(
  parameters: P,
  run: (...args: Arguments<P>) => Outcome,
): Overload {
  return {
    arity: parameters.length,
    parameters: parameters.map((parameter) => typesOf(parameter).join("|")),
    call: (args) => (accepts(parameters, args) ? run(...args) : undefined),
  };
}

function accepts<P extends readonly Parameter[]>(
  parameters: P,
  args: readonly RuleValue[],
): args is Arguments<P> {
  return args.every((value, index) => {
    const types = typesOf(parameters[index] ?? []);
    return types.includes(ANY) ? !hasType(value, ["constraint", "query_map"]) : types.includes(value.type);
  });
}

function typesOf(parameter: Parameter): readonly string[] {
  return typeof parameter === "string" ? [parameter] : parameter;
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
  return call(overloads, args, (types) => `${name}(${types.join(", ")})`);
}

/** As `callFunction`, for a method: the first argument is the receiver. */
export function callMethod(
  name: string,
  overloads: readonly Overload[],
  args: readonly RuleValue[],
): Outcome {
  return call(overloads, args, ([receiver, ...rest]) => `${receiver}.${name}(${rest.join(", ")})`);
}

function call(
  overloads: readonly Overload[],
  args: readonly RuleValue[],
  show: (types: readonly string[]) => string,
): Outcome {
  for (const overload of overloads) {
    const result = overload.arity === args.length ? overload.call(args) : undefined;
    if (result !== undefined) return result;
  }
  return mismatch(
    show(args.map(typeName)),
    overloads.map(({ parameters }) => show(parameters)),
  );
}

/** The error of an operation that does not support the types of its operands. */
export function mismatch(received: string, expected: readonly string[]): Outcome {
  return failure(`Unsupported operation error. Received: ${received}. Expected: ${expected.join(", ")}.`);
}
