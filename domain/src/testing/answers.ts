import { CHARACTERS, type Character } from "../assessment/characters.ts";
import { type Choice, QUESTION_IDS, QUESTIONS_OF, type QuestionAnswers } from "../assessment/questions.ts";

/** The same answer to all 35 questions. */
export function answersAll(choice: Choice): QuestionAnswers {
  return Object.fromEntries(QUESTION_IDS.map((id) => [id, choice]));
}

/** All 35 answers: a character's seven as given, `"1"` where it has none. */
export function answersBy(choices: Readonly<Partial<Record<Character, Choice>>>): QuestionAnswers {
  return Object.fromEntries(
    CHARACTERS.flatMap((character) => QUESTIONS_OF[character].map((id) => [id, choices[character] ?? "1"])),
  );
}
