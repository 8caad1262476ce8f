import { getResponse, submitAssessment } from "@mindle/domain/api/assessment";
import { getUserInfo } from "@mindle/domain/api/auth";
import { describe, expect, test } from "vitest";
import { type CallOptions, call, makeSecretId, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeSubmission } from "../../../support/functions/submissions.ts";
import { makeUser } from "../../../support/functions/users.ts";

const EMAIL = "mina@example.com";

async function submit(options: CallOptions) {
  return call(submitAssessment, submitAssessment.body.parse(makeSubmission({ email: EMAIL })), options);
}

async function emailSeenBy(responseId: string, options: CallOptions) {
  return (await call(getResponse, { responseId }, options)).answers.email?.value;
}

describe("assessment/getResponse", () => {
  test("no token: the id is enough to read the response, without its e-mail address", async () => {
    const sent = await submit({ claimSecret: makeSecretId() });
    const { email: _email, ...answers } = sent.answers;
    expect(await call(getResponse, { responseId: sent._id })).toEqual({ ...sent, answers });
  });

  test("bad input: names the field", async () => {
    for (const body of [
      {},
      { responseId: "short" },
      { responseId: "../users/someone/abcdefg" },
      { responseId: 1 },
    ]) {
      const refused = await refusal(getResponse, body);
      expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^responseId: /) });
    }
  });

  test("not found: an unknown id", async () => {
    expect(await refusal(getResponse, { responseId: "a".repeat(24) })).toEqual({
      code: "not-found",
      message: "response not exists!",
    });
  });

  test("forbidden: an owned response opens for nobody else, whatever ids they know", async () => {
    const [owner, other] = await Promise.all([makeUser(), makeUser()]);
    const claimSecret = makeSecretId();
    const { _id: responseId } = await submit({ token: owner.token, claimSecret });
    for (const token of [undefined, other.token]) {
      for (const shareKey of [undefined, makeSecretId(), responseId]) {
        const body = { responseId, ...(shareKey !== undefined && { shareKey }) };
        expect(await refusal(getResponse, body, { token, claimSecret })).toEqual({
          code: "permission-denied",
          message: "The response belongs to an account.",
        });
      }
    }
  });

  test("forbidden: the e-mail address of a response without an owner", async () => {
    const other = await makeUser();
    const claimSecret = makeSecretId();
    const { _id } = await submit({ claimSecret });
    expect(await emailSeenBy(_id, { claimSecret })).toBeUndefined();
    expect(await emailSeenBy(_id, { token: other.token, claimSecret })).toBeUndefined();
  });

  test("success: after sign-in with the claim secret its user gets the address", async () => {
    const owner = await makeUser();
    const claimSecret = makeSecretId();
    const { _id } = await submit({ claimSecret });
    await call(getUserInfo, {}, { token: owner.token, claimSecret });
    expect(await emailSeenBy(_id, { token: owner.token })).toBe(EMAIL);
    expect((await refusal(getResponse, { responseId: _id }, { claimSecret })).code).toBe("permission-denied");
  });

  test("success: reads a response of schema:v1, which can no longer be submitted", async () => {
    const { _id } = await submit({});
    await database().doc(`assessments/${_id}`).update({ assessmentId: "schema:v1" });
    expect((await call(getResponse, { responseId: _id })).assessmentId).toBe("schema:v1");
  });

  test("a stored document that does not match its schema is `internal`, without detail", async () => {
    const { _id } = await submit({});
    await database().doc(`assessments/${_id}`).update({ createdAt: "yesterday" });
    expect(await refusal(getResponse, { responseId: _id })).toEqual({
      code: "internal",
      message: "Something went wrong on our side.",
    });
  });

  test("repeat: a repeated call returns the same", async () => {
    const claimSecret = makeSecretId();
    const { _id } = await submit({ claimSecret });
    const first = await call(getResponse, { responseId: _id }, { claimSecret });
    expect(await call(getResponse, { responseId: _id }, { claimSecret })).toEqual(first);
  });
});
