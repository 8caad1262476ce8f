import * as z from "zod/mini";
import type { Language } from "../../catalogue/language.ts";
import type { WidgetProblem } from "../problem.ts";
import { labelledAnswer } from "../summary.ts";
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
      Object.keys(questions).flatMap((id) => {
        const answer = value[id];
        if (answer === undefined) return [];
        return reversed.includes(id) ? min + max - answer : answer;
      }),
  },
  summary: (value, { questions, scale }, language) =>
    Object.entries(questions)
      .flatMap(([id, question]) => {
        const answer = value[id];
        return answer === undefined
          ? []
          : [labelledAnswer(question[language], pointInWords(answer, scale, language))];
      })
      .join("\n"),
  freeText: () => [],
};

/** The label of a point where all of them have one, else its number. */
function pointInWords(
  point: number,
  { min, max, labels }: QuestionSetProps["scale"],
  language: Language,
): string {
  const allLabelled = Object.keys(labels).length === max - min + 1;
  return (allLabelled ? labels[String(point)]?.[language] : undefined) ?? String(point);
}
