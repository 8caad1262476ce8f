import * as z from "zod/mini";
import type { Language } from "../../catalogue/language.ts";
import { isAtEnd, isHardAnswer } from "../../content/measures.ts";
import { labelledAnswer, partsWithEntry } from "../shared/parts.ts";
import type { WidgetProblem } from "../shared/problem.ts";
import type { WidgetDefinition } from "../widget.ts";
import type { QuestionSetProps } from "./props.ts";

/** Answers by question; those without an answer are absent. */
export type QuestionSetValue = Readonly<Record<string, number>>;

export const questionSet: WidgetDefinition<QuestionSetProps, QuestionSetValue> = {
  type: "question-set",
  value: z.record(z.string(), z.number()),
  empty: () => ({}),
  isAnswered: (value, { questions }) => Object.keys(questions).some((id) => value[id] !== undefined),
  check(value, { questions, scale: { min, max }, least }) {
    const ids = Object.keys(questions);
    const problems = ids.flatMap((id): WidgetProblem[] => {
      const answer = value[id];
      if (answer === undefined) return least === undefined ? [{ code: "no-answer", part: id }] : [];
      const isPoint = Number.isInteger(answer) && answer >= min && answer <= max;
      return isPoint ? [] : [{ code: "unknown-choice", part: id }];
    });
    const answered = ids.filter((id) => value[id] !== undefined).length;
    return least !== undefined && answered < least
      ? [...problems, { code: "too-few", limit: least }]
      : problems;
  },
  /** The answers in the order of the questions, without those that are missing. */
  read: {
    type: "list<double>",
    of: (value, { questions, reversed, scale: { min, max } }) =>
      partsWithEntry(questions, value).map(({ id, entry }) =>
        reversed.includes(id) ? min + max - entry : entry,
      ),
  },
  summary: (value, { questions, scale }, language) =>
    partsWithEntry(questions, value)
      .map(({ label, entry }) => labelledAnswer(label[language], pointInWords(entry, scale, language)))
      .join("\n"),
  /**
   * The questions answered with one of the two points of the scale that are hardest, with their answers, the hardest first. What is
   * hardest in a measure it knows itself; else it is the upper end, of reversed questions the lower one.
   */
  parts: (value, props) =>
    Object.fromEntries(
      Object.entries(props.questions)
        .flatMap(([id, question], at) => {
          const answer = value[id];
          if (answer === undefined || !isHard(answer, id, at, props)) return [];
          const inWords = (language: Language) =>
            labelledAnswer(question[language], pointInWords(answer, props.scale, language));
          const { min, max } = props.scale;
          return [{ id, depth: Math.min(answer - min, max - answer), ko: inWords("ko"), en: inWords("en") }];
        })
        .sort((one, other) => one.depth - other.depth)
        .map(({ id, ko, en }) => [id, { ko, en }]),
    ),
  freeText: () => [],
};

function isHard(
  answer: number,
  id: string,
  at: number,
  { scale, reversed, measure }: QuestionSetProps,
): boolean {
  if (measure !== undefined) return isHardAnswer(measure.name, measure.from + at + 1, answer);
  return isAtEnd(answer, { ...scale, end: reversed.includes(id) ? "min" : "max" });
}

/** The label of a point where all of them have one, else its number. */
function pointInWords(
  point: number,
  { min, max, labels }: QuestionSetProps["scale"],
  language: Language,
): string {
  const allLabelled = Object.keys(labels).length === max - min + 1;
  return (allLabelled ? labels[String(point)]?.[language] : undefined) ?? String(point);
}
