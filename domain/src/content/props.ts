import * as z from "zod/mini";
import { isRecord } from "../text/json.ts";
import { modelName } from "./activity.ts";
import { type ExpressionType, type ExpressionValue, evaluateExpression } from "./expression.ts";

// What a widget's props may contain besides plain data: expressions to be evaluated, and options that are the parts of
// an earlier answer.

interface ValueOf {
  readonly bool: boolean;
  readonly double: number;
  readonly string: string;
  readonly "map<string, double>": Readonly<Record<string, number>>;
}

/** A prop that is evaluated when the page is shown. Authors write `= strength * 2` in its place. */
export interface Expression<Type extends keyof ValueOf = keyof ValueOf> {
  readonly expression: string;
  readonly type: Type;
}

/** Options that are the parts of another answer: the rows of a text list, the chosen options of a select. */
export interface PartsFrom {
  /** Name of a model of this page or of a recall. */
  readonly from: string;
}

/** Texts by id, in their order. */
export type Labelled = Readonly<Record<string, { readonly ko: string; readonly en: string }>>;

/** Props with their expressions evaluated; undefined where the value is missing. */
export type Evaluated<Props> =
  Props extends Expression<infer Type>
    ? ValueOf[Type] | undefined
    : Props extends PartsFrom
      ? Labelled
      : Props extends readonly (infer Item)[]
        ? readonly Evaluated<Item>[]
        : Props extends object
          ? { readonly [Key in keyof Props]: Evaluated<Props[Key]> }
          : Props;

/** Schema of an authored expression. Its output is what the client gets. */
function expression<Type extends keyof ValueOf>(type: Type) {
  return z.pipe(
    z.string().check(z.regex(/^= \S/, "expected an expression that begins with “= ”")),
    z.transform((text): Expression<Type> => ({ expression: text.slice(2).trim(), type })),
  );
}

/** Schema of a number, or of an expression for it. */
export function numberOr<Number extends z.ZodMiniType<number>>(plain: Number) {
  return z.union([plain, expression("double")], "expected a number, or an expression that begins with “= ”");
}

/** Schema of numbers by id, or of an expression for them, such as the ratings of an earlier answer: `= heat`. */
export function numbersOr<Number extends z.ZodMiniType<number>>(plain: Number) {
  return z.union(
    [z.record(z.string(), plain), expression("map<string, double>")],
    "expected numbers by id, or an expression that begins with “= ”",
  );
}

/** Schema of a condition, which is mostly an expression. */
export const conditionProp = z.union(
  [z.boolean(), expression("bool")],
  "expected true or false, or an expression that begins with “= ”",
);

/** Schema of labelled parts that an author may also take from another answer. */
export function partsOr<Parts extends z.ZodMiniType<Labelled>>(plain: Parts) {
  return z.union([z.strictObject({ from: modelName }), plain]);
}

export function isExpression(value: unknown): value is Expression {
  return isRecord(value) && typeof value["expression"] === "string" && typeof value["type"] === "string";
}

export function isPartsFrom(value: unknown): value is PartsFrom {
  return isRecord(value) && typeof value["from"] === "string" && Object.keys(value).length === 1;
}

/** What props are evaluated with. */
export interface PropsSource {
  readonly values: Readonly<Record<string, ExpressionValue | undefined>>;
  /** The parts of the answer with this name; empty where there is no such answer yet. */
  partsOf(name: string): Labelled;
}

/** Replaces the expressions and earlier parts in a component's props. */
export function evaluateProps(props: unknown, source: PropsSource): unknown {
  if (isExpression(props)) {
    const value = evaluateExpression(props.expression, source.values);
    const isUsable = typeof value === "number" ? Number.isFinite(value) : true;
    return isUsable && typeof value === JSON_TYPE[props.type] ? value : undefined;
  }
  if (isPartsFrom(props)) return source.partsOf(props.from);
  if (Array.isArray(props)) return props.map((item) => evaluateProps(item, source));
  if (!isRecord(props)) return props;
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, evaluateProps(value, source)]));
}

const JSON_TYPE: Readonly<Record<keyof ValueOf & ExpressionType, string>> = {
  bool: "boolean",
  double: "number",
  string: "string",
  "map<string, double>": "object",
};

/** Props that hold an asset's key, or one for each language. */
const ASSET_PROPS: readonly string[] = ["asset", "captions"];

/** Keys of the pictures, sounds and films that the props of a widget name. */
export function assetKeysIn(props: unknown): string[] {
  if (Array.isArray(props)) return props.flatMap(assetKeysIn);
  if (!isRecord(props)) return [];
  return Object.entries(props).flatMap(([name, value]) => {
    if (!ASSET_PROPS.includes(name)) return assetKeysIn(value);
    if (typeof value === "string") return [value];
    return isRecord(value) ? [...new Set(Object.values(value).filter((key) => typeof key === "string"))] : [];
  });
}
