import fc from "fast-check";
import { expect, test } from "vitest";
import { CHARACTERS } from "../assessment/characters.ts";
import { QUESTION_IDS, REVERSED } from "../assessment/questions.ts";
import { schemaGrade } from "./expression-functions.ts";

const answers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 35, maxLength: 35 });

test("a type's seven answers from 0 to 4, turned round where reversed, make a grade from 0 to 10", () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...CHARACTERS), (given, character) => {
      const counted = given.map((answer, at) => (isReversed(at) ? 4 - answer : answer));
      const own = counted.filter((_, at) => CHARACTERS[at % 5] === character);
      const sum = own.reduce((total, answer) => total + answer, 0);
      expect(schemaGrade(character, given)).toBe(Math.round((sum * 100) / 28) / 10);
    }),
  );
});

/** Whether the question at this place of the list is reversed. */
function isReversed(at: number): boolean {
  const id = QUESTION_IDS[at];
  return id !== undefined && REVERSED.includes(id);
}

test("another number of answers, or one out of range, is refused", () => {
  const good = Array.from({ length: 35 }, (_, at): number => (isReversed(at) ? 0 : 4));
  expect(schemaGrade("Riggy", good)).toBe(10);
  expect(() => schemaGrade("Riggy", good.slice(1))).toThrow(RangeError);
  for (const bad of [-1, 5, 0.5, Number.NaN])
    expect(() => schemaGrade("Riggy", good.with(3, bad))).toThrow(RangeError);
});
