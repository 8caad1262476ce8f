import { type ASTNode, Environment, ParseError, type ParseResult } from "@marcbachmann/cel-js";
import { FUNCTIONS } from "./expression-functions.ts";
import { isMeasure, MEASURES } from "./measures.ts";

// The only importer of the expression library. CEL: https://github.com/google/cel-spec

/** CEL types of the names and results of our expressions. Numbers are doubles; whole literals mix with them. */
export type ExpressionType =
  | "bool"
  | "double"
  | "string"
  | "list<string>"
  | "list<double>"
  | "map<string, bool>"
  | "map<string, double>"
  | "map<string, string>";

/** A value of an {@link ExpressionType}, as plain JSON. */
export type ExpressionValue =
  | boolean
  | number
  | string
  | readonly string[]
  | readonly number[]
  | Readonly<Record<string, boolean>>
  | Readonly<Record<string, number>>
  | Readonly<Record<string, string>>;

/** Functions whose first argument names a measure. */
const MEASURE_FUNCTIONS = [
  "score",
  "level",
  "care",
  "isNearBorder",
  "hardAnswers",
  "change",
  "reliableChange",
];

/** Types of the names that an expression may use. */
export type ExpressionScope = Readonly<Record<string, ExpressionType>>;

/** What is wrong with an expression; offsets in characters, from 0. */
export interface ExpressionProblem {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/**
 * Checks syntax, names and types of an expression. Returns undefined where it is valid and has the expected type,
 * else its first problem.
 */
export function checkExpression(
  text: string,
  scope: ExpressionScope,
  expected: ExpressionType,
): ExpressionProblem | undefined {
  const environment = newEnvironment(false);
  for (const [name, type] of Object.entries(scope)) environment.registerVariable(name, type);
  const { valid, type, error } = environment.check(text);
  if (!valid) {
    const { start = 0, end = text.length } = error?.range ?? {};
    return { start, end, message: error?.summary ?? "not a valid expression" };
  }
  if (type !== expected && !(expected === "double" && type === "int")) {
    return { start: 0, end: text.length, message: `expected ${expected}, found ${type}` };
  }
  return wholeDivision(environment, text) ?? unknownMeasure(environment, text);
}

/** Whether a name is a word of the expression language, such as `loop`: no answer can have it. */
export function isReservedName(name: string): boolean {
  try {
    newEnvironment(false).registerVariable(name, "dyn");
    return false;
  } catch {
    return true;
  }
}

/**
 * The value of an expression, or undefined where it is missing: it needs a name that has no value, or cannot be
 * evaluated. `a || b` and `a && b` have a value where one side decides. Whole numbers are returned as numbers. An
 * expression that is no valid CEL is missing too; the content compiler refuses it.
 */
export function evaluateExpression(
  text: string,
  values: Readonly<Record<string, ExpressionValue | undefined>>,
): unknown {
  const parsed = parseOnce(text);
  if (parsed === undefined) return undefined;
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  try {
    return toPlain(parsed(known));
  } catch {
    // Whatever the library or a function throws: content must go on.
    return undefined;
  }
}

/** True where a condition holds; a missing one does not. */
export function isTrue(
  condition: string,
  values: Readonly<Record<string, ExpressionValue | undefined>>,
): boolean {
  return evaluateExpression(condition, values) === true;
}

/** Whole numbers come as bigint. */
function toPlain(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  return Array.isArray(value) ? value.map(toPlain) : value;
}

/** Parsed expressions by text; there are as many as the loaded content has. */
const parsedByText = new Map<string, ParseResult | undefined>();
let runtime: Environment | undefined;

function parseOnce(text: string): ParseResult | undefined {
  if (!parsedByText.has(text)) parsedByText.set(text, tryParse(text));
  return parsedByText.get(text);
}

function tryParse(text: string): ParseResult | undefined {
  runtime ??= newEnvironment(true);
  try {
    return runtime.parse(text);
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** CEL divides whole numbers without remainder, which no author expects: `size(a) / size(b)` would be 0. */
function wholeDivision(environment: Environment, text: string): ExpressionProblem | undefined {
  const isWhole = ({ start, end }: ASTNode) => environment.check(text.slice(start, end)).type === "int";
  const found = nodesIn(environment.parse(text).ast)
    .filter((node) => node.op === "/")
    .find(({ args: [a, b] }) => isWhole(a) && isWhole(b));
  return found === undefined
    ? undefined
    : {
        start: found.start,
        end: found.end,
        message: "dividing whole numbers drops the remainder: multiply one of them by 1.0",
      };
}

/** A measure that is not known: the expression would always be missing. */
function unknownMeasure(environment: Environment, text: string): ExpressionProblem | undefined {
  return nodesIn(environment.parse(text).ast)
    .flatMap((node) => (node.op === "call" && MEASURE_FUNCTIONS.includes(node.args[0]) ? node.args[1] : []))
    .filter((node) => node.op === "value" && typeof node.args === "string")
    .filter(({ args }) => !isMeasure(String(args)))
    .map(({ start, end }) => ({ start, end, message: `expected one of ${Object.keys(MEASURES).join(", ")}` }))
    .at(0);
}

/** A node and all that are in it. */
function nodesIn(node: ASTNode): ASTNode[] {
  return [node, ...[node.args].flat(2).filter(isNode).flatMap(nodesIn)];
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === "object" && value !== null && "op" in value && "args" in value;
}

/** An environment in which numbers of both kinds mix. At run time names have the type of their value. */
function newEnvironment(unlistedVariablesAreDyn: boolean): Environment {
  const environment = new Environment({ unlistedVariablesAreDyn });
  const mixed: readonly (readonly [operator: string, work: (a: number, b: number) => number])[] = [
    ["+", (a, b) => a + b],
    ["-", (a, b) => a - b],
    ["*", (a, b) => a * b],
    ["/", (a, b) => a / b],
    ["%", (a, b) => a % b],
  ];
  for (const [operator, work] of mixed) {
    const handler = (a: number | bigint, b: number | bigint) => work(Number(a), Number(b));
    environment.registerOperator(`double ${operator} int: double`, handler);
    environment.registerOperator(`int ${operator} double: double`, handler);
  }
  // Registers `!=` and the reversed order as well.
  environment.registerOperator("double == int: bool", (a: number, b: bigint) => a === Number(b));
  for (const [signature, handler] of Object.entries(FUNCTIONS))
    environment.registerFunction(signature, handler);
  return environment;
}
