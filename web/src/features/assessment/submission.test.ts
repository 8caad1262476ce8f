import type { submitAssessment } from "@mindle/domain/api/assessment";
import type { BodyOf } from "@mindle/domain/api/operation";
import { QUESTION_IDS, type QuestionAnswers } from "@mindle/domain/assessment/questions";
import { gradeAnswers } from "@mindle/domain/assessment/scoring";
import { answersBy } from "@mindle/domain/testing/answers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { activeFlag, clearFlag } from "../../platform/safety/flag.ts";
import {
  createSubmitter,
  draftOf,
  pathOfLastResult,
  risenProgress,
  signInPath,
  spokenAnswers,
  stageBeforeSubmitting,
} from "./submission.ts";
import { EMPTY_ANSWERS, type WizardAnswers } from "./wizard-answers.ts";

const RESPONSE_ID = "abcdefghijklmnopqrstuvwx";

const COMPLETE: WizardAnswers = {
  ...EMPTY_ANSWERS,
  nickname: " 지민 ",
  characters: ["Jumpy"],
  questions: Object.fromEntries(QUESTION_IDS.map((id) => [id, "3"])),
  stress: 4,
  agreedAt: 1,
};

function server(riggy = 5) {
  const bodies: BodyOf<typeof submitAssessment>[] = [];
  const answers: ("answer" | "fail")[] = [];
  const submit = createSubmitter(async (body) => {
    bodies.push(body);
    await Promise.resolve();
    if (answers.shift() === "fail") throw new Error("unavailable");
    return {
      _id: RESPONSE_ID,
      assessmentId: body.assessmentId,
      answers: { nickname: { value: "지민" }, character: { value: ["Jumpy"] } },
      grades:
        body.assessmentId === "schema:v2_B"
          ? null
          : { Riggy: riggy, Pleaser: 5, Jumpy: 5, Shelly: 5, Flippy: 5 },
      submittedAt: 1,
    };
  });
  return { bodies, answers, submit };
}

describe("submission", () => {
  test("all 35 answers go as v2_A and lead to the result", async () => {
    const { bodies, submit } = server();
    const { sent } = await submit(draftOf(COMPLETE));
    expect(bodies[0]?.assessmentId).toBe("schema:v2_A");
    expect(bodies[0]?.answers).toHaveLength(39);
    expect(sent.destination).toBe(`/schema/result?responseId=${RESPONSE_ID}`);
    expect(signInPath(sent.destination)).toBe(
      `/auth/login?redirectUrl=%2Fschema%2Fresult%3FresponseId%3D${RESPONSE_ID}`,
    );
  });

  test("with Riggy chosen, no questions are sent and the voucher page follows", async () => {
    const { bodies, submit } = server();
    const { sent } = await submit(draftOf({ ...COMPLETE, characters: ["Jumpy", "Riggy"] }));
    expect(bodies[0]?.assessmentId).toBe("schema:v2_B");
    expect(bodies[0]?.answers.map((answer) => answer.questionId)).toEqual([
      "nickname",
      "stress",
      "email",
      "character",
    ]);
    expect(sent.destination).toBe(`/voucher/riggy-complete?responseId=${RESPONSE_ID}`);
  });

  test("a Riggy grade of 6.8 goes to the voucher, 6.7 to the result", async () => {
    expect((await server(6.8).submit(draftOf(COMPLETE))).sent.destination).toMatch(
      /^\/voucher\/riggy-complete\?/,
    );
    expect((await server(6.7).submit(draftOf(COMPLETE))).sent.destination).toMatch(/^\/schema\/result\?/);
  });

  test("a grade in the top band raises the safety flag, a lower one does not", async () => {
    clearFlag();
    await server(8.4).submit(draftOf(COMPLETE));
    expect(activeFlag()).toBeNull();
    await server(8.5).submit(draftOf(COMPLETE));
    expect(activeFlag()?.kind).toBe("danger");
  });

  test("the same answers are sent once, however often they are submitted", async () => {
    const { bodies, submit } = server();
    const draft = draftOf(COMPLETE);
    await Promise.all([submit(draft), submit({ ...draft }), submit(draft)]);
    await submit(draft);
    expect(bodies).toHaveLength(1);
    await submit({ ...draft, stress: 9 });
    expect(bodies).toHaveLength(2);
  });

  test("after a failure the same answers can be sent again", async () => {
    const { answers, bodies, submit } = server();
    answers.push("fail");
    await expect(submit(draftOf(COMPLETE))).rejects.toThrow();
    await expect(submit(draftOf(COMPLETE))).resolves.toMatchObject({
      sent: { responseId: RESPONSE_ID },
      response: { _id: RESPONSE_ID },
    });
    expect(bodies).toHaveLength(2);
  });

  test.each([
    [{ email: "a@b.kr", emailAgreed: true }, "a@b.kr"],
    [{ email: " a@b.kr ", emailAgreed: true }, "a@b.kr"],
    [{ email: "a@b.kr", emailAgreed: false }, null],
    [{ email: "a@b", emailAgreed: true }, null],
    [{ email: "", emailAgreed: true }, null],
  ])("the address of %j is sent as %j", (parts, email) => {
    expect(draftOf({ ...COMPLETE, ...parts }).email).toBe(email);
  });

  test("nothing is sent before the notice was agreed to and every stage is valid", () => {
    expect(stageBeforeSubmitting(COMPLETE)).toBeUndefined();
    expect(stageBeforeSubmitting({ ...COMPLETE, agreedAt: undefined })).toBe("nickname");
    expect(stageBeforeSubmitting({ ...COMPLETE, characters: [] })).toBe("character");
    const { question20: _, ...questions } = COMPLETE.questions;
    expect(stageBeforeSubmitting({ ...COMPLETE, questions })).toBe("question2");
    expect(stageBeforeSubmitting({ ...COMPLETE, questions, characters: ["Riggy"] })).toBeUndefined();
    expect(stageBeforeSubmitting({ ...COMPLETE, stress: -1 })).toBe("stress");
  });
});

test("going back after a submission leads on to its result, a new attempt does not", () => {
  const response = { responseId: RESPONSE_ID, destination: `/schema/result?responseId=${RESPONSE_ID}` };
  expect(pathOfLastResult({ ...EMPTY_ANSWERS, response })).toBe(signInPath(response.destination));
  expect(pathOfLastResult({ ...EMPTY_ANSWERS, response, stress: 3 })).toBeUndefined();
  expect(pathOfLastResult({ ...EMPTY_ANSWERS, response, nickname: "지민" })).toBeUndefined();
  expect(pathOfLastResult(EMPTY_ANSWERS)).toBeUndefined();
});

test("the bar rises 20 to 39 points a second and stops at 100", () => {
  expect(risenProgress(0, () => 0)).toBe(20);
  expect(risenProgress(0, () => 0.999_999)).toBe(39);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (from, random) => {
        const to = risenProgress(from, () => random);
        expect(to).toBeLessThanOrEqual(100);
        if (to < 100) expect(to - from).toBeGreaterThanOrEqual(20);
        expect(to - from).toBeLessThanOrEqual(39);
      },
    ),
  );
});

function spoken(answers: QuestionAnswers) {
  const result = gradeAnswers(answers);
  if (!result.ok) throw new Error(`${result.missing} has no answer`);
  return spokenAnswers(answers, result.grades);
}

test("the strongest answers of the loudest child, and of no other", () => {
  expect(spoken({ ...answersBy({ Jumpy: "4", Shelly: "2" }), question4: "5", question23: "5" })).toEqual([
    "question23",
    "question3",
    "question8",
  ]);
});

test("a sentence that is worded the other way round is left out, however much its answer counts", () => {
  expect(spoken({ ...answersBy({ Riggy: "3" }), question6: "1" })).toEqual([]);
});

test("only a yes is an answer that spoke", () => {
  expect(spoken({ ...answersBy({ Riggy: "3" }), question11: "4" })).toEqual(["question11"]);
});

test("where all grades are healthy nothing spoke", () => {
  expect(spoken({ ...answersBy({}), question1: "5" })).toEqual([]);
});
