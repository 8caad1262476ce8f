import {
  checkExpression,
  type ExpressionScope,
  type ExpressionType,
} from "@mindle/domain/content/expression";
import { answersIn } from "@mindle/domain/content/markup";
import { isExpression, isPartsFrom } from "@mindle/domain/content/props";
import { isRecord } from "@mindle/domain/text/json";
import type { Mistake } from "../files/content-error.ts";
import type { Path, Source } from "../files/source.ts";
import type { PlacedComponent } from "./components.ts";

/** Names that expressions of every page may use. */
export const COMMON_SCOPE: ExpressionScope = {
  today: "string",
  user: "map<string, string>",
  answered: "map<string, bool>",
};

/** What a page's names stand for. */
export interface PageNames {
  /** Types of everything an expression may read. */
  readonly scope: ExpressionScope;
  /** Names of answers, which texts show. */
  readonly answers: ReadonlySet<string>;
  /** Those of them whose answers have parts. */
  readonly withParts: ReadonlySet<string>;
}

/** The names that the answers of these widgets add. */
export function addAnswers(
  names: PageNames,
  added: readonly { readonly name: string; readonly widget: PlacedComponent["widget"] }[],
): PageNames {
  const defined = added.flatMap(({ name, widget: { definition } }) =>
    definition === undefined ? [] : [{ name, definition }],
  );
  return {
    scope: {
      ...names.scope,
      ...Object.fromEntries(defined.map(({ name, definition }) => [name, definition.read.type])),
    },
    answers: new Set([...names.answers, ...defined.map(({ name }) => name)]),
    withParts: new Set([
      ...names.withParts,
      ...defined.filter(({ definition }) => definition.parts !== undefined).map(({ name }) => name),
    ]),
  };
}

/**
 * Wrong names and types in a component: its conditions and the expressions of its props see the answers above it, its
 * texts and `from` too.
 */
export function checkNames(
  { component, widget, source, path }: PlacedComponent,
  names: PageNames,
): Mistake[] {
  const inTexts = new Set([...names.answers, ...(widget.ownNames?.(component.props) ?? [])]);
  return [
    ...(["visible", "disabled"] as const).flatMap((field) => {
      const text = component[field];
      return text === undefined ? [] : checkText(text, "bool", names, source, [...path, field]);
    }),
    ...checkProps(component.props, { ...names, answers: inTexts }, source, path),
  ];
}

/** Checks one expression of a file. */
export function checkText(
  text: string,
  type: ExpressionType,
  { scope }: PageNames,
  source: Source,
  path: Path,
): Mistake[] {
  const problem = checkExpression(text, scope, type);
  if (problem === undefined) return [];
  const part = text.slice(problem.start, problem.end);
  return [source.mistake(path, `${problem.message}${part === "" || part === text ? "" : ` in “${part}”`}`)];
}

function checkProps(props: unknown, names: PageNames, source: Source, path: Path): Mistake[] {
  if (isExpression(props)) return checkText(props.expression, props.type, names, source, path);
  if (isPartsFrom(props)) {
    if (names.withParts.has(props.from)) return [];
    const known = [...names.withParts].join(", ");
    return [
      source.mistake(
        [...path, "from"],
        `expected an answer with parts above${known === "" ? "" : `: ${known}`}`,
      ),
    ];
  }
  if (typeof props === "string") {
    return answersIn(props)
      .filter((name) => !names.answers.has(name))
      .map((name) => source.mistake(path, `expected the name of an answer above, found {${name}}`));
  }
  if (Array.isArray(props))
    return props.flatMap((item, at) => checkProps(item, names, source, [...path, at]));
  if (!isRecord(props)) return [];
  return Object.entries(props).flatMap(([key, value]) => checkProps(value, names, source, [...path, key]));
}
