import type { Character } from "./characters.ts";
import { countOf, QUESTION_IDS, QUESTIONS_OF, type QuestionAnswers, type QuestionId } from "./questions.ts";

/** One grade per character, 0 to 10 with one decimal; higher is more distress. */
export type Grades = Readonly<Record<Character, number>>;

/** Why answers cannot be graded: the first question, in order, without an answer. Missing is never counted as zero. */
export type GradingResult =
  | { readonly ok: true; readonly grades: Grades }
  | { readonly ok: false; readonly missing: QuestionId };

/**
 * Grades a complete set of answers.
 * Rule: grade = (sum of what a character's seven answers count − 7) / 28 × 10, rounded half up to one decimal. A reversed
 * question's answer counts 6 less its number.
 */
export function gradeAnswers(answers: QuestionAnswers): GradingResult {
  const missing = QUESTION_IDS.find((question) => answers[question] === undefined);
  if (missing !== undefined) return { ok: false, missing };
  const counted = (question: QuestionId): number => {
    const choice = answers[question];
    return choice === undefined ? 0 : countOf(question, choice);
  };
  const gradeOf = (character: Character): number =>
    gradeOfSum(QUESTIONS_OF[character].reduce((sum, question) => sum + counted(question), 0));
  return {
    ok: true,
    grades: {
      Riggy: gradeOf("Riggy"),
      Pleaser: gradeOf("Pleaser"),
      Jumpy: gradeOf("Jumpy"),
      Shelly: gradeOf("Shelly"),
      Flippy: gradeOf("Flippy"),
    },
  };
}

const LOWEST_SUM = 7;
const SPAN = 28;

function gradeOfSum(sum: number): number {
  return Math.round(((sum - LOWEST_SUM) * 100) / SPAN) / 10;
}
