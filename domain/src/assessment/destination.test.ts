import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answersBy } from "../testing/answers.ts";
import { chosenCharacters } from "../testing/arbitraries.ts";
import { destinationAfterSubmit } from "./destination.ts";
import { type Grades, gradeAnswers } from "./scoring.ts";

const responseId = "abcDEF0123456789abcdefgh";
const VOUCHER = `/voucher/riggy-complete?responseId=${responseId}`;
const RESULT = `/schema/result?responseId=${responseId}`;
const calm: Grades = { Riggy: 0, Pleaser: 0, Jumpy: 0, Shelly: 0, Flippy: 0 };

describe("the voucher page is for", () => {
  test("Riggy chosen, alone or with others, without grades", () => {
    expect(destinationAfterSubmit({ responseId, chosen: ["Riggy"], grades: null })).toBe(VOUCHER);
    expect(destinationAfterSubmit({ responseId, chosen: ["Jumpy", "Riggy"], grades: null })).toBe(VOUCHER);
  });

  test.each([
    [6.7, RESULT],
    [6.8, VOUCHER],
    [6.9, VOUCHER],
    [0, RESULT],
    [10, VOUCHER],
  ])("a Riggy grade of 6.8 or more: %d", (Riggy, expected) => {
    expect(destinationAfterSubmit({ responseId, chosen: ["Jumpy"], grades: { ...calm, Riggy } })).toBe(
      expected,
    );
  });

  test("no other character's grade", () => {
    const grades = { Riggy: 6.7, Pleaser: 10, Jumpy: 10, Shelly: 10, Flippy: 10 };
    expect(destinationAfterSubmit({ responseId, chosen: ["Jumpy"], grades })).toBe(RESULT);
  });

  test("real answers: all of Riggy's at 4 lead there, at 3 they do not", () => {
    const visit = (Riggy: "3" | "4") => {
      const graded = gradeAnswers(answersBy({ Riggy }));
      return destinationAfterSubmit({
        responseId,
        chosen: ["Flippy"],
        grades: graded.ok ? graded.grades : null,
      });
    };
    expect(visit("4")).toBe(VOUCHER);
    expect(visit("3")).toBe(RESULT);
  });
});

test("without grades and without Riggy it is the result page", () => {
  fc.assert(
    fc.property(chosenCharacters, (chosen) => {
      const address = destinationAfterSubmit({ responseId, chosen, grades: null });
      expect(address).toBe(chosen.includes("Riggy") ? VOUCHER : RESULT);
    }),
  );
});

test("the id cannot add to the address", () => {
  expect(destinationAfterSubmit({ responseId: "a&b=c/d", chosen: ["Jumpy"], grades: calm })).toBe(
    "/schema/result?responseId=a%26b%3Dc%2Fd",
  );
});
