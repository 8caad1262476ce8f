import fc from "fast-check";
import { CHARACTERS, type Character } from "../assessment/characters.ts";
import { CHOICES, QUESTION_IDS, type QuestionAnswers, type QuestionId } from "../assessment/questions.ts";
import type { Grades } from "../assessment/scoring.ts";

/** All 35 questions answered. */
export const completeAnswers: fc.Arbitrary<QuestionAnswers> = fc
  .array(fc.constantFrom(...CHOICES), { minLength: QUESTION_IDS.length, maxLength: QUESTION_IDS.length })
  .map((choices) => Object.fromEntries(QUESTION_IDS.map((id, index) => [id, choices[index]])));

export const questionId: fc.Arbitrary<QuestionId> = fc.constantFrom(...QUESTION_IDS);

export const character: fc.Arbitrary<Character> = fc.constantFrom(...CHARACTERS);

/** At least one character, in any order. */
export const chosenCharacters: fc.Arbitrary<Character[]> = fc.shuffledSubarray([...CHARACTERS], {
  minLength: 1,
});

const anyGrade = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);

/** Any grades, among them many that tie. */
export const anyGrades: fc.Arbitrary<Grades> = fc.oneof(
  gradesOf(anyGrade),
  gradesOf(fc.constantFrom(2, 5, 7, 9)),
);

function gradesOf(grade: fc.Arbitrary<number>): fc.Arbitrary<Grades> {
  return fc.record({ Riggy: grade, Pleaser: grade, Jumpy: grade, Shelly: grade, Flippy: grade });
}
