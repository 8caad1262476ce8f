import * as z from "zod/mini";
import type { Language } from "../../catalogue/language.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { WidgetProblem } from "./problem.ts";

/** The definition of a widget whose answer is one of several numbers, such as a month; null before the choice. */
export function chosenNumber<Props>(
  type: string,
  check: (value: number, props: Props) => readonly WidgetProblem[],
  inWords: (value: number, language: Language) => string,
): WidgetDefinition<Props, number | null> {
  return {
    type,
    value: z.nullable(z.int()),
    empty: () => null,
    isAnswered: (value) => value !== null,
    check: (value, props) => (value === null ? [{ code: "no-answer" }] : check(value, props)),
    read: { type: "double", of: (value) => value ?? Number.NaN },
    summary: (value, _, language) => (value === null ? "" : inWords(value, language)),
    freeText: () => [],
  };
}
