import { CHARACTERS, type Character } from "./characters.ts";
import { QUESTIONS_OF, type QuestionAnswers, type QuestionId } from "./questions.ts";

/** One grade per character, 0 to 10 with one decimal; higher is more distress. */
export type Grades = Readonly<Record<Character, number>>;

/** Why answers cannot be graded: the first question without an answer. Missing is never counted as zero. */
export type GradingResult =
  | { readonly ok: true; readonly grades: Grades }
  | { readonly ok: false; readonly missing: QuestionId };

/**
 * Grades a complete set of answers.
 * Rule: grade = (sum of a character's seven answers − 7) / 28 × 10, rounded half up to one decimal.
 */
export function gradeAnswers(answers: QuestionAnswers): GradingResult {
  const grades = { Riggy: 0, Pleaser: 0, Jumpy: 0, Shelly: 0, Flippy: 0 };
  for (const character of CHARACTERS) {
    let sum = 0;
    for (const question of QUESTIONS_OF[character]) {
      const choice = answers[question];
      if (choice === undefined) return { ok: false, missing: question };
      sum += Number(choice);
    }
    grades[character] = gradeOfSum(sum);
  }
  return { ok: true, grades };
}

const LOWEST_SUM = 7;
const SPAN = 28;

function gradeOfSum(sum: number): number {
  return Math.round(((sum - LOWEST_SUM) * 100) / SPAN) / 10;
}
