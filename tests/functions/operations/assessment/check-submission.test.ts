import { submitAssessment } from "@mindle/domain/api/assessment";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { CHOICES, QUESTION_IDS } from "@mindle/domain/assessment/questions";
import { toSubmission } from "@mindle/domain/assessment/submission";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "../../../../functions/src/app-error.ts";
import { checkSubmission } from "../../../../functions/src/operations/assessment/check-submission.ts";
import { makeSubmission, without } from "../../../support/functions/submissions.ts";

function check(body: unknown) {
  return checkSubmission(submitAssessment.body.parse(body));
}

function problemOf(body: unknown): string {
  try {
    check(body);
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid-argument") return error.message;
    throw error;
  }
  throw new Error("expected a refusal");
}

describe("checkSubmission", () => {
  test("accepts v2_A with all questions and grades it", () => {
    const checked = check(makeSubmission({ characters: ["Flippy", "Jumpy"], choice: "3", stress: 7 }));
    expect(checked).toMatchObject({ characters: ["Jumpy", "Flippy"], stress: 7 });
    expect(checked.grades).toEqual({ Riggy: 5, Pleaser: 5, Jumpy: 5, Shelly: 5, Flippy: 5 });
  });

  test("accepts v2_B with Riggy, without questions and grades", () => {
    const checked = check(makeSubmission({ characters: ["Riggy", "Shelly"] }));
    expect(checked).toMatchObject({ characters: ["Riggy", "Shelly"], questions: {}, grades: null });
  });

  test.each(["nickname", "stress", "email", "character", "question1", "question35"])(
    "refuses a submission without %s",
    (id) => {
      expect(problemOf(without(makeSubmission(), id))).toBe(`answers: ${id} is missing`);
    },
  );

  test("refuses a duplicate answer", () => {
    const body = makeSubmission();
    const twice = {
      ...body,
      answers: [...without(body, "question2").answers, { questionId: "question1", value: "5" }],
    };
    expect(problemOf(twice)).toBe("answers[38].questionId: question1 is answered in answers[4]");
  });

  test("refuses a duplicate character", () => {
    expect(problemOf(makeSubmission({ characters: ["Jumpy", "Shelly", "Jumpy"] }))).toBe(
      "answers[3].value[2]: Jumpy is there twice",
    );
  });

  test("refuses Riggy in v2_A and v2_B without Riggy", () => {
    expect(problemOf({ ...makeSubmission({ characters: ["Riggy"] }), assessmentId: "schema:v2_A" })).toBe(
      "answers[3].value: schema:v2_A must be without Riggy",
    );
    expect(problemOf({ ...makeSubmission({ characters: ["Jumpy"] }), assessmentId: "schema:v2_B" })).toBe(
      "answers[3].value: schema:v2_B needs Riggy",
    );
  });

  test("refuses questions in v2_B", () => {
    const body = makeSubmission({ characters: ["Riggy"] });
    expect(problemOf({ ...body, answers: [...body.answers, { questionId: "question9", value: "1" }] })).toBe(
      "answers[4].questionId: schema:v2_B asks no questions",
    );
  });

  test("accepts everything that the wizard can send, in any order", () => {
    const draft = fc.record({
      nickname: fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ""),
      stress: fc.integer({ min: 0, max: 10 }),
      email: fc.constantFrom(null, "someone@example.com"),
      characters: fc.uniqueArray(fc.constantFrom(...CHARACTERS), { minLength: 1 }),
      choices: fc.array(fc.constantFrom(...CHOICES), { minLength: 35, maxLength: 35 }),
      seed: fc.infiniteStream(fc.nat()),
    });
    fc.assert(
      fc.property(draft, ({ choices, seed, ...about }) => {
        const questions = Object.fromEntries(QUESTION_IDS.map((id, index) => [id, choices[index] ?? "1"]));
        const body = toSubmission({ ...about, questions });
        const answers = body.answers
          .map((answer) => ({ answer, place: seed.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ answer }) => answer);
        const checked = check({ ...body, answers });
        expect(checked.nickname).toBe(about.nickname.trim());
        expect(checked.grades === null).toBe(about.characters.includes("Riggy"));
      }),
    );
  });
});
