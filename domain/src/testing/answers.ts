import { CHARACTERS, type Character } from "../assessment/characters.ts";
import {
  CHOICES,
  type Choice,
  QUESTION_IDS,
  QUESTIONS_OF,
  type QuestionAnswers,
  type QuestionId,
  REVERSED,
} from "../assessment/questions.ts";

/** The same button pressed for all 35 questions; the reversed ones count the other way round. */
export function answersAll(choice: Choice): QuestionAnswers {
  return Object.fromEntries(QUESTION_IDS.map((id) => [id, choice]));
}

/** All 35 answers: each of a character's seven counts as much as given, `"1"` where it has none. */
export function answersBy(choices: Readonly<Partial<Record<Character, Choice>>>): QuestionAnswers {
  return Object.fromEntries(
    CHARACTERS.flatMap((character) =>
      QUESTIONS_OF[character].map((id) => [id, answerCounting(id, choices[character] ?? "1")]),
    ),
  );
}

/** The answer to a question that counts as much as `choice` does for one that is not reversed. */
export function answerCounting(question: QuestionId, choice: Choice): Choice {
  return REVERSED.includes(question) ? (CHOICES.toReversed()[CHOICES.indexOf(choice)] ?? choice) : choice;
}
