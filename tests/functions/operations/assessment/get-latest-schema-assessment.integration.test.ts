import { getLatestSchemaAssessment, submitAssessment } from "@mindle/domain/api/assessment";
import { describe, expect, test } from "vitest";
import { call, makeSecretId, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeSubmission, type SubmissionOverrides } from "../../../support/functions/submissions.ts";
import { makeUser } from "../../../support/functions/users.ts";

async function submit(token: string | undefined, overrides: SubmissionOverrides, claimSecret?: string) {
  return call(submitAssessment, submitAssessment.body.parse(makeSubmission(overrides)), {
    token,
    claimSecret,
  });
}

describe("assessment/getLatestSchemaAssessment", () => {
  test("no token: refused", async () => {
    const refused = await refusal(getLatestSchemaAssessment, {}, { claimSecret: makeSecretId() });
    expect(refused.code).toBe("unauthenticated");
  });

  test("bad input: takes no fields", async () => {
    const { token } = await makeUser();
    expect(await refusal(getLatestSchemaAssessment, { uid: "someone" }, { token })).toEqual({
      code: "invalid-argument",
      message: 'body: Unrecognized key: "uid"',
    });
  });

  test("forbidden: responses of other users and of the browser are not returned", async () => {
    const [owner, other] = await Promise.all([makeUser(), makeUser()]);
    const claimSecret = makeSecretId();
    await submit(owner.token, {});
    await submit(undefined, {}, claimSecret);
    expect(await call(getLatestSchemaAssessment, {}, { token: other.token, claimSecret })).toBeNull();
  });

  test("success: the newest of the user's responses, with the e-mail address", async () => {
    const { token } = await makeUser();
    const older = await submit(token, { nickname: "older" });
    const newer = await submit(token, {
      nickname: "newer",
      characters: ["Riggy"],
      email: "mina@example.com",
    });
    await database()
      .doc(`assessments/${older._id}`)
      .update({ createdAt: newer.submittedAt - 1 });
    expect(await call(getLatestSchemaAssessment, {}, { token })).toEqual(newer);

    await database()
      .doc(`assessments/${older._id}`)
      .update({ createdAt: newer.submittedAt + 1 });
    expect(await call(getLatestSchemaAssessment, {}, { token })).toMatchObject({ _id: older._id });
  });

  test("repeat: a repeated call returns the same", async () => {
    const { token } = await makeUser();
    const sent = await submit(token, {});
    expect(await call(getLatestSchemaAssessment, {}, { token })).toEqual(sent);
    expect(await call(getLatestSchemaAssessment, {}, { token })).toEqual(sent);
  });
});
