import fc from "fast-check";
import * as z from "zod/mini";
import { LANGUAGES } from "../catalogue/language.ts";
import type { ExpressionType } from "../content/expression.ts";
import type { AnsweredWidget, ShownWidget } from "../widgets/widget.ts";
import { ANYTHING } from "./draw.ts";

/** Example props by their name. */
export function exampleProps<Props, Value>({ examples }: ShownWidget<Props, Value>, name: string): Props {
  const found = examples.props[name];
  if (found === undefined) throw new RangeError(`no example props are called ${name}`);
  return found;
}

/**
 * Throws unless the widget keeps its contract for generated values of all its example props: its check accepts what
 * obeys the rules and nothing else, its examples show each code it returns, and every reading copes with every value.
 */
export function checkWidget<Props, Value>(
  widget: AnsweredWidget<Props, Value>,
  obeys: (value: Value, props: Props) => boolean,
): void {
  const { definition, examples } = widget;
  const shownCodes = new Set(examples.invalid.flatMap(({ codes }) => codes));
  for (const [name, props] of Object.entries(examples.props)) {
    const emptyIsFine = definition.check(definition.empty(props), props).length === 0;
    fc.assert(
      fc.property(widget.values(props, ANYTHING, fc), (value) => {
        must(
          same(z.parse(definition.value, JSON.parse(JSON.stringify(value))), value),
          `${name}: not of its schema`,
        );
        const problems = definition.check(value, props);
        const accepted = problems.length === 0;
        must(accepted === obeys(value, props), `${name}: found ${JSON.stringify(problems)}`);
        for (const { code } of problems) must(shownCodes.has(code), `no example shows ${code}`);
        const answered = definition.isAnswered(value, props);
        must(answered || emptyIsFine || !accepted, `${name}: accepted without an answer`);
        const read = definition.read.of(value, props);
        must(hasType(read, definition.read.type), `${name}: read ${JSON.stringify(read)}`);
        for (const language of LANGUAGES) {
          const summary = definition.summary(value, props, language);
          must(!(accepted && answered) || summary.trim() !== "", `${name}: nothing to read`);
          for (const label of Object.values(definition.parts?.(value, props) ?? {})) {
            must(label[language].trim() !== "", `${name}: a part without a label`);
          }
        }
        must(
          definition.freeText(value).every((text) => typeof text === "string"),
          `${name}: free text`,
        );
      }),
    );
  }
}

/** What the schema says about the input, also about each form that it may have. */
export function refusals(schema: z.ZodMiniType, input: unknown): string[] {
  return z.safeParse(schema, input).error?.issues.flatMap(messagesOf) ?? [];
}

function messagesOf(issue: z.core.$ZodIssue): string[] {
  return issue.code === "invalid_union" ? issue.errors.flat().flatMap(messagesOf) : [issue.message];
}

function hasType(value: unknown, type: ExpressionType): boolean {
  return z.safeParse(SCHEMAS[type], value).success;
}

/** A widget without a number reads as NaN, which is asked for only once it is answered. */
const SCHEMAS: Readonly<Record<ExpressionType, z.ZodMiniType>> = {
  bool: z.boolean(),
  double: z.union([z.number(), z.nan()]),
  string: z.string(),
  "list<string>": z.array(z.string()),
  "list<double>": z.array(z.number()),
  "map<string, bool>": z.record(z.string(), z.boolean()),
  "map<string, double>": z.record(z.string(), z.number()),
  "map<string, string>": z.record(z.string(), z.string()),
};

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function must(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}
