import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { submitAssessment } from "../api/assessment.ts";
import { chosenCharacters, completeAnswers } from "../testing/arbitraries.ts";
import { aSubmission } from "../testing/wizard.ts";
import { QUESTION_IDS } from "./questions.ts";
import { takesShortPath, toSubmission } from "./submission.ts";

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
