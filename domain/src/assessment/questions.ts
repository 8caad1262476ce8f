import { CHARACTERS, type Character } from "./characters.ts";

export const QUESTION_COUNT = 35;

/** Questions of the wizard's first half (stage question1); the other 18 belong to question2. */
export const FIRST_HALF_COUNT = 17;

/** The answer scale, from "not at all like me" to "very much like me". */
export const CHOICES = ["1", "2", "3", "4", "5"] as const;

export type Choice = (typeof CHOICES)[number];

export type QuestionId = `question${number}`;

/** Ids of all questions in order: question1 … question35. */
export const QUESTION_IDS: readonly QuestionId[] = Array.from(
  { length: QUESTION_COUNT },
  (_, index): QuestionId => `question${index + 1}`,
);

export const FIRST_HALF: readonly QuestionId[] = QUESTION_IDS.slice(0, FIRST_HALF_COUNT);
export const SECOND_HALF: readonly QuestionId[] = QUESTION_IDS.slice(FIRST_HALF_COUNT);

/** Questions that count towards each character: question i belongs to character (i − 1) mod 5, seven each. */
export const QUESTIONS_OF: Readonly<Record<Character, readonly QuestionId[]>> = {
  Riggy: questionsOf("Riggy"),
  Pleaser: questionsOf("Pleaser"),
  Jumpy: questionsOf("Jumpy"),
  Shelly: questionsOf("Shelly"),
  Flippy: questionsOf("Flippy"),
};

function questionsOf(character: Character): readonly QuestionId[] {
  return QUESTION_IDS.filter((_, index) => CHARACTERS[index % CHARACTERS.length] === character);
}

/**
 * Questions worded so that agreeing means less of what their character stands for: one each, spread over the list, so that
 * answering everything alike does not raise all grades to the top. docs/assessment.md says what each question is meant to measure.
 */
export const REVERSED: readonly QuestionId[] = [
  // Riggy: a small mistake is forgotten soon.
  "question6",
  // Shelly: there are people to belong with.
  "question14",
  // Jumpy: the mind comes back from a worry.
  "question18",
  // Flippy: waiting is calm.
  "question25",
  // Pleaser: fine as a person, whatever others say.
  "question32",
];

/** What an answer counts, 1 to 5: its number, or 6 less its number where the question is reversed. */
export function countOf(question: QuestionId, choice: Choice): number {
  return REVERSED.includes(question) ? 6 - Number(choice) : Number(choice);
}

export function isChoice(value: unknown): value is Choice {
  return CHOICES.some((choice) => choice === value);
}

/** A visitor's answers so far; a question without an answer is absent. */
export type QuestionAnswers = Readonly<Partial<Record<QuestionId, Choice>>>;
