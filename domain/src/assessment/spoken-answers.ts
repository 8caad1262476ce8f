import { characterScores, loudestScores } from "./character-scores.ts";
import { QUESTIONS_OF, type QuestionAnswers, type QuestionId, REVERSED } from "./questions.ts";
import type { Grades } from "./scoring.ts";

/** How many answers are shown before the child to which they belong. */
const SHOWN = 3;

/** Lowest answer that says yes to a sentence. */
const YES = 4;

/**
 * The sentences to which a person said yes the most among those of the loudest children, three at most; reversed ones are left
 * out, since saying no to them is not in their words. None where all grades are healthy.
 */
export function spokenAnswers(answers: QuestionAnswers, grades: Grades): readonly QuestionId[] {
  const strength = (question: QuestionId) => Number(answers[question] ?? 0);
  return loudestScores(characterScores(grades), [])
    .flatMap(({ character }) => QUESTIONS_OF[character])
    .filter((question) => !REVERSED.includes(question) && strength(question) >= YES)
    .toSorted((one, other) => strength(other) - strength(one))
    .slice(0, SHOWN);
}
