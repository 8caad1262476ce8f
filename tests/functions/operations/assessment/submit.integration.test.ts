import { submitAssessment } from "@mindle/domain/api/assessment";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { call, makeSecretId, refusal } from "../../../support/functions/api.ts";
import { claimHashOf, countResponsesOf, database } from "../../../support/functions/database.ts";
import { makeSubmission, without } from "../../../support/functions/submissions.ts";
import { expiredToken, makeEmail, makeUser } from "../../../support/functions/users.ts";
import { runs } from "../../../support/soak.ts";

async function stored(responseId: string) {
  return (await database().doc(`assessments/${responseId}`).get()).data();
}

describe("assessment/submit", () => {
  test("no token: grades the answers, stores them for the claim secret and returns a secret id", async () => {
    const claimSecret = makeSecretId();
    const email = makeEmail();
    const before = Date.now();
    const body = makeSubmission({
      nickname: " Mina ",
      stress: 9,
      email,
      characters: ["Shelly"],
      choice: "4",
    });
    const response = await call(submitAssessment, submitAssessment.body.parse(body), { claimSecret });
    // Six answers count 4, the reversed one 2.
    const grades = { Riggy: 6.8, Pleaser: 6.8, Jumpy: 6.8, Shelly: 6.8, Flippy: 6.8 };
    expect(response).toEqual({
      _id: expect.stringMatching(/^[A-Za-z0-9]{24}$/),
      assessmentId: "schema:v2_A",
      answers: {
        nickname: { value: "Mina" },
        email: { value: email },
        character: { value: ["Shelly"] },
        stress: { value: 9 },
      },
      grades,
      submittedAt: expect.any(Number),
    });
    expect(response.submittedAt).toBeGreaterThanOrEqual(before);
    const document = await stored(response._id);
    expect(document).toMatchObject({
      assessmentId: "schema:v2_A",
      answers: { stress: { value: 9 }, email: { value: email } },
      questions: { question1: "4", question35: "4" },
      grades,
      ownerUid: null,
      claimHash: claimHashOf(claimSecret),
      createdAt: response.submittedAt,
    });
    expect(Object.keys(document?.["questions"])).toHaveLength(35);
  });

  test("no token and no claim secret: stores a response without an owner", async () => {
    const response = await call(submitAssessment, submitAssessment.body.parse(makeSubmission()));
    expect(await stored(response._id)).toMatchObject({ ownerUid: null, claimHash: null });
    expect(response.answers.email).toBeUndefined();
  });

  test("bad input: names the field and stores nothing", async () => {
    const claimSecret = makeSecretId();
    const body = makeSubmission();
    const refused: readonly (readonly [unknown, RegExp])[] = [
      [{}, /^assessmentId: /],
      [{ ...body, assessmentId: "schema:v1" }, /^assessmentId: /],
      [{ ...body, grades: {} }, /^body: Unrecognized key: "grades"$/],
      [makeSubmission({ nickname: "   " }), /^answers\[0\]\.value: must not be empty$/],
      [makeSubmission({ nickname: "Mina \ud83d" }), /^body: must not contain a lone surrogate$/],
      [makeSubmission({ stress: 11 }), /^answers\[1\]\.value: /],
      [makeSubmission({ email: "not-an-address" }), /^answers\[2\]\.value: must be an e-mail address$/],
      [makeSubmission({ characters: [] }), /^answers\[3\]\.value: /],
      [
        {
          ...body,
          answers: [...without(body, "question35").answers, { questionId: "question36", value: "1" }],
        },
        /^answers\[38\]\.questionId: /,
      ],
      [
        {
          ...body,
          answers: [...without(body, "question35").answers, { questionId: "question35", value: "6" }],
        },
        /^answers\[38\]\.value: /,
      ],
      [without(body, "question7"), /^answers: question7 is missing$/],
      [makeSubmission({ characters: ["Jumpy", "Jumpy"] }), /^answers\[3\]\.value\[1\]: /],
      [
        { ...makeSubmission({ characters: ["Riggy"] }), assessmentId: "schema:v2_A" },
        /^answers\[3\]\.value: /,
      ],
    ];
    for (const [sent, message] of refused) {
      expect(await refusal(submitAssessment, sent, { claimSecret })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(message),
      });
    }
    expect(await countResponsesOf(claimSecret)).toBe(0);
  });

  test("bad input: any other JSON instead of an answer is refused and stores nothing", async () => {
    const claimSecret = makeSecretId();
    const body = makeSubmission();
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: body.answers.length - 1 }), fc.jsonValue(), async (index, json) => {
        const answers = body.answers.map((answer, at): unknown => (at === index ? json : answer));
        const { code } = await refusal(submitAssessment, { ...body, answers }, { claimSecret });
        expect(code).toBe("invalid-argument");
      }),
      { numRuns: runs(25, 1_000) },
    );
    expect(await countResponsesOf(claimSecret)).toBe(0);
  });

  test("forbidden: a bad token is refused rather than ignored, and stores nothing", async () => {
    const claimSecret = makeSecretId();
    const user = await makeUser();
    for (const token of ["nonsense", expiredToken(user.uid)]) {
      const refused = await refusal(submitAssessment, makeSubmission(), { claimSecret, token });
      expect(refused.code).toBe("unauthenticated");
    }
    expect(await countResponsesOf(claimSecret)).toBe(0);
  });

  test("success: a signed-in user owns the response, which does not contain the browser id", async () => {
    const { uid, token } = await makeUser();
    const body = submitAssessment.body.parse(
      makeSubmission({ characters: ["Riggy"], email: "mina@example.com" }),
    );
    const response = await call(submitAssessment, body, { token, claimSecret: makeSecretId() });
    expect(response).toMatchObject({
      assessmentId: "schema:v2_B",
      answers: { email: { value: "mina@example.com" } },
      grades: null,
    });
    expect(await stored(response._id)).toMatchObject({
      ownerUid: uid,
      claimHash: null,
      questions: {},
      grades: null,
    });
  });

  test("repeat: with the same key there is one response, without a key another one each time", async () => {
    const { token, uid } = await makeUser();
    const body = submitAssessment.body.parse(makeSubmission());
    const ofVisitor = { claimSecret: makeSecretId(), idempotencyKey: makeSecretId() };
    const ofUser = { token, idempotencyKey: makeSecretId() };
    for (const caller of [ofVisitor, ofUser]) {
      const answers = await Promise.all([1, 2, 3].map(() => call(submitAssessment, body, caller)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]?._id).toBe(caller.idempotencyKey);
    }
    expect(await countResponsesOf(ofVisitor.claimSecret)).toBe(1);
    expect((await database().collection("assessments").where("ownerUid", "==", uid).get()).size).toBe(1);

    await Promise.all(
      [1, 2].map(() => call(submitAssessment, body, { ...ofVisitor, idempotencyKey: undefined })),
    );
    expect(await countResponsesOf(ofVisitor.claimSecret)).toBe(3);
  });

  test("repeat: the key of another caller, or of other answers, is refused and tells nothing", async () => {
    const { token } = await makeUser();
    const claimSecret = makeSecretId();
    const idempotencyKey = makeSecretId();
    const body = submitAssessment.body.parse(makeSubmission({ nickname: "Mina" }));
    const other = submitAssessment.body.parse(makeSubmission({ nickname: "Robin" }));
    await call(submitAssessment, body, { claimSecret, idempotencyKey });
    const refused = { code: "already-exists", message: "The key belongs to another submission." };
    expect(await refusal(submitAssessment, other, { claimSecret, idempotencyKey })).toEqual(refused);
    expect(await refusal(submitAssessment, body, { token, idempotencyKey })).toEqual(refused);
    const stranger = { claimSecret: makeSecretId(), idempotencyKey };
    expect(await refusal(submitAssessment, body, stranger)).toEqual(refused);
    expect(await stored(idempotencyKey)).toMatchObject({ answers: { nickname: { value: "Mina" } } });
  });
});
