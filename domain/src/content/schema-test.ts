import type { Character } from "../assessment/characters.ts";
import {
  CHOICES,
  type Choice,
  QUESTION_COUNT,
  QUESTION_IDS,
  type QuestionAnswers,
  type QuestionId,
} from "../assessment/questions.ts";
import { gradeAnswers } from "../assessment/scoring.ts";

/**
 * The assessment inside content: 35 answers from 0 to 4 in the order of the questions, graded as the wizard grades 1 to
 * 5. Returns a character's grade, 0 to 10. Throws a RangeError for more or fewer answers, or one out of range.
 */
export function schemaGrade(character: Character, answers: readonly number[]): number {
  if (answers.length !== QUESTION_COUNT) {
    throw new RangeError(`schema test: expected ${QUESTION_COUNT} answers, found ${answers.length}`);
  }
  const choices: Partial<Record<QuestionId, Choice>> = {};
  for (const [at, question] of QUESTION_IDS.entries()) choices[question] = choiceOf(answers[at], at);
  const graded = gradeAnswers(choices satisfies QuestionAnswers);
  if (!graded.ok) throw new RangeError(`schema test: ${graded.missing} has no answer`);
  return graded.grades[character];
}

function choiceOf(answer: number | undefined, at: number): Choice {
  const choice = answer === undefined ? undefined : CHOICES[answer];
  if (choice === undefined)
    throw new RangeError(`schema test: answer ${at + 1} must be a whole number from 0 to 4`);
  return choice;
}
