import * as z from "zod/mini";
import type { Language } from "../../catalogue/language.ts";
import type { Labelled } from "../../content/props.ts";
import { own, partsWithEntry } from "./parts.ts";
import type { WidgetProblem } from "./problem.ts";

/** O or X by the id of the row; absent where neither was chosen yet. */
export type OxAnswers = Readonly<Record<string, "o" | "x">>;

/** What O and X mean. */
export interface OxMeanings {
  readonly o: Labelled[string];
  readonly x: Labelled[string];
}

export const oxAnswers: z.ZodMiniType<OxAnswers> = z.record(z.string(), z.enum(["o", "x"]));

/** A problem for each row without an answer. */
export function oxProblems(answers: OxAnswers, rows: Labelled): WidgetProblem[] {
  return Object.keys(rows)
    .filter((id) => own(answers, id) === undefined)
    .map((id) => ({ code: "no-answer", part: id }));
}

/** What expressions read: true for O, by row. */
export function oxReading(answers: OxAnswers, rows: Labelled): Record<string, boolean> {
  return Object.fromEntries(partsWithEntry(rows, answers).map(({ id, entry }) => [id, entry === "o"]));
}

/** A line for each answered row. */
export function oxSummary(
  answers: OxAnswers,
  rows: Labelled,
  meanings: OxMeanings,
  language: Language,
): string {
  return partsWithEntry(rows, answers)
    .map(({ label, entry }) => `${label[language]} (${meanings[entry][language]})`)
    .join("\n");
}
