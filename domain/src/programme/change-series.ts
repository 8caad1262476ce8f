import type { ListedResponse } from "../api/assessment-response.ts";
import { CHARACTERS, type Character } from "../assessment/characters.ts";
import type { Language } from "../catalogue/language.ts";
import type { ReadPage } from "../content/read-pages.ts";
import type { QuestionSetProps } from "../widgets/question-set/props.ts";
import { type ChangePoint, type ChangeScale, meanOf, RELIABLE_CHANGE } from "./change.ts";

/** Something that was measured again and again. */
export interface ChangeSeries {
  readonly id: string;
  readonly label: string;
  readonly scale: ChangeScale;
  readonly points: readonly ChangePoint[];
}

/**
 * Means of answers from 0 to 10, and grades: for both, a change of 2.5 points is known to exceed normal fluctuation
 * (measurement error).
 */
const SCALE: ChangeScale = { min: 0, max: 10, band: RELIABLE_CHANGE, harder: "more", digits: 1 };

/** Question sets that were asked on two pages or more, by their questions: the same words at the start, the end and later. */
export function questionSeries(pages: readonly ReadPage[], language: Language): readonly ChangeSeries[] {
  const series = new Map<string, { readonly label: string; readonly points: ChangePoint[] }>();
  for (const { savedAt, state } of pages) {
    for (const { props, definition, value, answered } of state.components) {
      if (definition?.type !== "question-set" || !answered || !isQuestionSet(props)) continue;
      const { questions, scale, label } = props;
      if (scale.min !== SCALE.min || scale.max !== SCALE.max) continue;
      const id = Object.keys(questions).join(" ");
      const known = series.get(id) ?? { label: label[language], points: [] };
      series.set(id, known);
      known.points.push({ at: savedAt, value: meanOfSet(definition.read.of(value, props), questions) });
    }
  }
  return [...series]
    .filter(([, { points }]) => points.length > 1)
    .map(([id, { label, points }]) => ({ id, label, scale: SCALE, points }));
}

/** Props of a published question set have been checked by the compiler. */
export function isQuestionSet(props: unknown): props is QuestionSetProps {
  return (
    typeof props === "object" &&
    props !== null &&
    "questions" in props &&
    "scale" in props &&
    "label" in props
  );
}

function meanOfSet(read: unknown, questions: QuestionSetProps["questions"]): number | null {
  const given = Array.isArray(read) ? read.filter((item) => typeof item === "number") : [];
  const missing = Object.keys(questions).length - given.length;
  return meanOf([...given, ...Array.from({ length: Math.max(0, missing) }, () => undefined)]);
}

/** The grades of assessments by child, oldest first; none before there are two of them. */
export function gradeSeries(
  responses: readonly ListedResponse[],
  labelOf: (character: Character) => string,
): readonly ChangeSeries[] {
  const graded = responses.flatMap(({ grades, submittedAt }) =>
    grades === null ? [] : [{ grades, at: submittedAt }],
  );
  if (graded.length < 2) return [];
  return CHARACTERS.map((character) => ({
    id: character,
    label: labelOf(character),
    scale: SCALE,
    points: graded.map(({ grades, at }) => ({ at, value: grades[character] })).reverse(),
  }));
}
