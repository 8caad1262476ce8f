import { getResponse, shareResponse, submitAssessment } from "@mindle/domain/api/assessment";
import { describe, expect, test } from "vitest";
import { type CallOptions, call, refusal } from "../../../support/functions/api.ts";
import { makeSubmission } from "../../../support/functions/submissions.ts";
import { makeUser } from "../../../support/functions/users.ts";

async function submit(options: CallOptions): Promise<string> {
  const body = submitAssessment.body.parse(makeSubmission({ email: "mina@example.com" }));
  return (await call(submitAssessment, body, options))._id;
}

async function setShared(responseId: string, shared: boolean, { token }: { readonly token: string }) {
  return (await call(shareResponse, { responseId, shared }, { token })).shareKey ?? undefined;
}

describe("assessment/shareResponse", () => {
  test("no token: refused", async () => {
    const responseId = await submit({});
    expect((await refusal(shareResponse, { responseId, shared: true })).code).toBe("unauthenticated");
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    const refused = await refusal(shareResponse, { responseId: "short", shared: true }, { token });
    expect(refused).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^responseId: /) });
  });

  test("forbidden: a response of another user, of nobody, or an unknown one", async () => {
    const [owner, other] = await Promise.all([makeUser(), makeUser()]);
    const ids = [await submit({ token: owner.token }), await submit({}), "a".repeat(24)];
    for (const responseId of ids) {
      const refused = await refusal(shareResponse, { responseId, shared: true }, { token: other.token });
      expect(refused.code).toBe("not-found");
    }
  });

  test("success: who has the key reads the response, without address and key", async () => {
    const [owner, other] = await Promise.all([makeUser(), makeUser()]);
    const responseId = await submit({ token: owner.token });
    const shareKey = await setShared(responseId, true, owner);
    for (const options of [{}, { token: other.token }]) {
      const { answers, ...seen } = await call(getResponse, { responseId, shareKey }, options);
      expect(answers).not.toHaveProperty("email");
      expect(seen).not.toHaveProperty("shareKey");
    }
    expect(await call(getResponse, { responseId }, { token: owner.token })).toMatchObject({ shareKey });
  });

  test("success: a link that was ended never works again", async () => {
    const owner = await makeUser();
    const responseId = await submit({ token: owner.token });
    const first = await setShared(responseId, true, owner);
    expect(await setShared(responseId, false, owner)).toBeUndefined();
    expect((await refusal(getResponse, { responseId, shareKey: first })).code).toBe("permission-denied");
    const second = await setShared(responseId, true, owner);
    expect(second).not.toBe(first);
    expect((await refusal(getResponse, { responseId, shareKey: first })).code).toBe("permission-denied");
    expect(await call(getResponse, { responseId, shareKey: second })).toMatchObject({ _id: responseId });
  });

  test("repeat: sharing again keeps the key, and ending again changes nothing", async () => {
    const owner = await makeUser();
    const responseId = await submit({ token: owner.token });
    const key = await setShared(responseId, true, owner);
    expect(await setShared(responseId, true, owner)).toBe(key);
    expect(await setShared(responseId, false, owner)).toBeUndefined();
    expect(await setShared(responseId, false, owner)).toBeUndefined();
  });
});
