import { describe, expect, test } from "vitest";
import { CHARACTERS } from "./characters.ts";
import {
  CHOICES,
  countOf,
  FIRST_HALF,
  isChoice,
  QUESTION_IDS,
  QUESTIONS_OF,
  REVERSED,
  SECOND_HALF,
} from "./questions.ts";

test("there are 35 questions, in order", () => {
  expect(QUESTION_IDS).toHaveLength(35);
  expect(QUESTION_IDS.slice(0, 3)).toEqual(["question1", "question2", "question3"]);
  expect(QUESTION_IDS.at(-1)).toBe("question35");
});

test("the first half has 17 of them, the second the other 18", () => {
  expect(FIRST_HALF).toHaveLength(17);
  expect(FIRST_HALF.at(-1)).toBe("question17");
  expect(SECOND_HALF).toHaveLength(18);
  expect(SECOND_HALF[0]).toBe("question18");
  expect([...FIRST_HALF, ...SECOND_HALF]).toEqual(QUESTION_IDS);
});

describe("each question belongs to one character", () => {
  test("they take turns, seven each", () => {
    expect(QUESTIONS_OF).toEqual({
      Riggy: numbered(1, 6, 11, 16, 21, 26, 31),
      Pleaser: numbered(2, 7, 12, 17, 22, 27, 32),
      Jumpy: numbered(3, 8, 13, 18, 23, 28, 33),
      Shelly: numbered(4, 9, 14, 19, 24, 29, 34),
      Flippy: numbered(5, 10, 15, 20, 25, 30, 35),
    });
  });

  test("none is left over", () => {
    const all = CHARACTERS.flatMap((character) => QUESTIONS_OF[character]);
    expect(all.toSorted()).toEqual(QUESTION_IDS.toSorted());
  });
});

test("each character has one reversed question, and no two stand side by side", () => {
  for (const character of CHARACTERS) {
    expect(QUESTIONS_OF[character].filter((id) => REVERSED.includes(id))).toHaveLength(1);
  }
  const places = REVERSED.map((id) => QUESTION_IDS.indexOf(id));
  expect(places).toHaveLength(5);
  for (const [at, place] of places.entries()) {
    if (at > 0) expect(place - (places[at - 1] ?? place)).toBeGreaterThanOrEqual(4);
  }
});

test("an answer counts its number, and 6 less it where the question is reversed", () => {
  expect(CHOICES.map((choice) => countOf("question1", choice))).toEqual([1, 2, 3, 4, 5]);
  expect(CHOICES.map((choice) => countOf("question6", choice))).toEqual([5, 4, 3, 2, 1]);
});

test("a choice is '1' to '5' as text", () => {
  expect(CHOICES).toEqual(["1", "2", "3", "4", "5"]);
  expect(CHOICES.every(isChoice)).toBe(true);
  for (const other of ["0", "6", "1.5", "", " 1", 1, null, undefined, ["1"]]) {
    expect(isChoice(other)).toBe(false);
  }
});

function numbered(...numbers: number[]): string[] {
  return numbers.map((number) => `question${number}`);
}
