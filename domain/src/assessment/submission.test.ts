import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { submitAssessment } from "../api/assessment.ts";
import { answersBy } from "../testing/answers.ts";
import { chosenCharacters, completeAnswers } from "../testing/arbitraries.ts";
import { aSubmission } from "../testing/wizard.ts";
import { QUESTION_IDS } from "./questions.ts";
import { type Grades, gradeAnswers } from "./scoring.ts";
import { destinationAfterSubmit, takesShortPath, toSubmission } from "./submission.ts";

describe("without Riggy", () => {
  test("all answers are sent as schema:v2_A", () => {
    const { assessmentId, answers } = toSubmission(
      aSubmission({
        nickname: " Robin ",
        stress: 10,
        email: "robin@example.com",
        characters: ["Jumpy", "Flippy"],
      }),
    );
    expect(assessmentId).toBe("schema:v2_A");
    expect(answers).toEqual([
      { questionId: "nickname", value: "Robin" },
      { questionId: "stress", value: "10" },
      { questionId: "email", value: "robin@example.com" },
      { questionId: "character", value: ["Jumpy", "Flippy"] },
      ...QUESTION_IDS.map((questionId) => ({ questionId, value: "3" })),
    ]);
  });

  test("a question without an answer is left out, so that the server sees it missing", () => {
    const { answers } = toSubmission(aSubmission({ questions: { question35: "2" } }));
    expect(answers.slice(4)).toEqual([{ questionId: "question35", value: "2" }]);
  });
});

describe("with Riggy", () => {
  test("no question is sent, and it is schema:v2_B", () => {
    const { assessmentId, answers } = toSubmission(
      aSubmission({ stress: 0, characters: ["Shelly", "Riggy"] }),
    );
    expect(assessmentId).toBe("schema:v2_B");
    expect(answers).toEqual([
      { questionId: "nickname", value: "Robin" },
      { questionId: "stress", value: "0" },
      { questionId: "email", value: null },
      { questionId: "character", value: ["Shelly", "Riggy"] },
    ]);
  });

  test("one Riggy among the chosen is enough for the short path", () => {
    fc.assert(
      fc.property(chosenCharacters, (chosen) => {
        expect(takesShortPath(chosen)).toBe(chosen.some((character) => character === "Riggy"));
      }),
    );
    expect(takesShortPath([])).toBe(false);
  });
});

test("what is sent is what the contract takes", () => {
  const draft = fc.record({
    nickname: fc.constantFrom("Robin", " 하늘 ", "a".repeat(40)),
    stress: fc.integer({ min: 0, max: 10 }),
    email: fc.constantFrom(null, "robin@example.com"),
    characters: chosenCharacters,
    questions: completeAnswers,
  });
  fc.assert(
    fc.property(draft, (written) => {
      expect(z.safeParse(submitAssessment.body, toSubmission(written)).success).toBe(true);
    }),
  );
});

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
