import {
  type ListedResponse,
  listResponses,
  RESPONSES_PER_PAGE,
  submitAssessment,
} from "@mindle/domain/api/assessment";
import { describe, expect, test } from "vitest";
import { call, makeSecretId, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeSubmission, type SubmissionOverrides } from "../../../support/functions/submissions.ts";
import { makeUser } from "../../../support/functions/users.ts";

function submit(token: string | undefined, overrides: SubmissionOverrides = {}, claimSecret?: string) {
  const body = submitAssessment.body.parse(makeSubmission(overrides));
  return call(submitAssessment, body, { token, claimSecret });
}

describe("assessment/listResponses", () => {
  test("no token: refused", async () => {
    const refused = await refusal(listResponses, {}, { claimSecret: makeSecretId() });
    expect(refused.code).toBe("unauthenticated");
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    for (const body of [{ after: "short" }, { after: 1 }, { after: null }]) {
      const refused = await refusal(listResponses, body, { token });
      expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^after/) });
    }
    expect((await refusal(listResponses, { uid: "someone" }, { token })).code).toBe("invalid-argument");
  });

  test("forbidden: responses of other users and of the browser are not listed, nor gone on from", async () => {
    const [owner, other] = await Promise.all([makeUser(), makeUser()]);
    const claimSecret = makeSecretId();
    const [own, unowned] = await Promise.all([submit(owner.token), submit(undefined, {}, claimSecret)]);
    expect(await call(listResponses, {}, { token: other.token, claimSecret })).toEqual([]);
    for (const after of [own._id, unowned._id, "a1B2c3D4e5F6g7H8i9J0k1L2"]) {
      const refused = await refusal(listResponses, { after }, { token: other.token });
      expect(refused).toEqual({ code: "invalid-argument", message: "after: is no response of yours" });
    }
  });

  test("success: newest first, as the owner sees them, without the e-mail address", async () => {
    const { token } = await makeUser();
    const graded = await submit(token, { email: "mina@example.com" });
    const chosen = await submit(token, { characters: ["Riggy"] });
    const at = (id: string, createdAt: number) => database().doc(`assessments/${id}`).update({ createdAt });
    await Promise.all([at(graded._id, 1_000), at(chosen._id, 2_000)]);
    const listed = await call(listResponses, {}, { token });
    const { email: _graded, ...gradedAnswers } = graded.answers;
    const { email: _chosen, ...chosenAnswers } = chosen.answers;
    expect(listed).toEqual([
      { ...chosen, answers: chosenAnswers, submittedAt: 2_000 },
      { ...graded, answers: gradedAnswers, submittedAt: 1_000 },
    ]);
    expect(listed[0]?.grades).toBeNull();
    expect(listed[1]?.grades).toMatchObject({ Riggy: expect.any(Number) });
    expect(JSON.stringify(listed)).not.toContain("mina@example.com");
  });

  test("success: more than a page is listed page by page, each response once", async () => {
    const { token } = await makeUser();
    const first = await submit(token);
    const document = (await database().doc(`assessments/${first._id}`).get()).data() ?? {};
    const writer = database().batch();
    for (let number = 1; number < 120; number += 1) {
      // Some have the same time.
      const createdAt = document["createdAt"] - Math.floor(number / 3);
      writer.set(database().doc(`assessments/${first._id.slice(0, 18)}${1000 + number}aa`), {
        ...document,
        createdAt,
      });
    }
    await writer.commit();
    const sizes: number[] = [];
    const listed: ListedResponse[] = [];
    for (let after: string | undefined; sizes.at(-1) !== 20; after = listed.at(-1)?._id) {
      const page = await call(listResponses, after === undefined ? {} : { after }, { token });
      sizes.push(page.length);
      listed.push(...page);
    }
    expect(sizes).toEqual([RESPONSES_PER_PAGE, RESPONSES_PER_PAGE, 20]);
    expect(new Set(listed.map(({ _id }) => _id)).size).toBe(120);
    const times = listed.map(({ submittedAt }) => submittedAt);
    expect(times).toEqual(times.toSorted((one, two) => two - one));
  });

  test("repeat: a repeated call returns the same", async () => {
    const { token } = await makeUser();
    await submit(token);
    const first = await call(listResponses, {}, { token });
    expect(first).toHaveLength(1);
    expect(await call(listResponses, {}, { token })).toEqual(first);
  });
});
