import fc from "fast-check";
import { CHARACTERS, type Character } from "../assessment/characters.ts";
import { CHOICES, QUESTION_IDS, type QuestionAnswers, type QuestionId } from "../assessment/questions.ts";

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
