import { randomBytes } from "node:crypto";
import { submitAssessment } from "@mindle/domain/api/assessment";
import { getUserInfo } from "@mindle/domain/api/auth";
import { BROWSER_ID_HEADER, LANGUAGE_HEADER } from "@mindle/domain/api/headers";
import { BROWSER_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import { DAY_MS } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { call, makeSecretId, refusal } from "../../../support/functions/api.ts";
import { countResponsesOf, database } from "../../../support/functions/database.ts";
import { makeSubmission } from "../../../support/functions/submissions.ts";
import { deleteUser, expiredToken, makePhoneUser, makeUser } from "../../../support/functions/users.ts";

async function submitFrom(claimSecret: string) {
  return call(submitAssessment, submitAssessment.body.parse(makeSubmission()), { claimSecret });
}

async function ownerOf(responseId: string): Promise<unknown> {
  return (await database().doc(`assessments/${responseId}`).get()).get("ownerUid");
}

describe("auth/getUserInfo", () => {
  test("no token: refused", async () => {
    expect((await refusal(getUserInfo, {})).code).toBe("unauthenticated");
  });

  test("bad input: takes no fields", async () => {
    const { token } = await makeUser();
    expect(await refusal(getUserInfo, { userId: "someone" }, { token })).toEqual({
      code: "invalid-argument",
      message: 'body: Unrecognized key: "userId"',
    });
  });

  test("forbidden: an expired token, or that of a deleted account, creates no document", async () => {
    const user = await makeUser();
    expect((await refusal(getUserInfo, {}, { token: expiredToken(user.uid) })).code).toBe("unauthenticated");
    await deleteUser(user);
    expect((await refusal(getUserInfo, {}, { token: user.token })).code).toBe("unauthenticated");
    expect((await database().doc(`users/${user.uid}`).get()).exists).toBe(false);
  });

  test("success: the first call creates the user's document", async () => {
    const { uid, email, token } = await makeUser();
    expect(await call(getUserInfo, {}, { token })).toEqual({
      userId: uid,
      email,
      additionalInfo: {},
      loggedIn: true,
      availableProgramIds: [],
      stepFinished: {},
      authProviders: ["password"],
      passwordSet: true,
      hasConsented: false,
      safetyFlag: null,
    });
    expect((await database().doc(`users/${uid}`).get()).data()).toEqual({
      email,
      passwordSet: true,
      additionalInfo: {},
      timezoneOffset: null,
      createdAt: expect.any(Number),
    });
  });

  test("success: a user without address and password", async () => {
    const { token } = await makePhoneUser();
    const user = await call(getUserInfo, {}, { token });
    expect(user).toMatchObject({ email: null, authProviders: ["phone"], passwordSet: false });
  });

  test("success: programmes open now, and finished steps of all", async () => {
    const { uid, token } = await makeUser();
    const now = Date.now();
    const programs = database().collection(`users/${uid}/programs`);
    const grant = (openedAt: number, closedAt: number) => ({ status: "available", openedAt, closedAt });
    await programs.doc("um-eng-v2s").set({
      usageInfos: [grant(now - 20 * DAY_MS, now - 10 * DAY_MS), grant(now - DAY_MS, now + DAY_MS)],
      stepFinished: [{ stepId: "d1-s1" }, { stepId: "d1-s2" }],
    });
    await programs
      .doc("closed")
      .set({ usageInfos: [grant(now - 2 * DAY_MS, now - DAY_MS)], stepFinished: [] });
    await programs
      .doc("later")
      .set({ usageInfos: [grant(now + DAY_MS, now + 2 * DAY_MS)], stepFinished: [] });
    expect(await call(getUserInfo, {}, { token })).toMatchObject({
      availableProgramIds: ["um-eng-v2s"],
      stepFinished: { "um-eng-v2s": ["d1-s1", "d1-s2"], closed: [], later: [] },
    });
  });

  test("success: the responses of the claim secret become the user's, once", async () => {
    const [first, second] = await Promise.all([makeUser(), makeUser()]);
    const [claimSecret, otherSecret] = [makeSecretId(), makeSecretId()];
    const mine = [await submitFrom(claimSecret), await submitFrom(claimSecret)];
    const foreign = await submitFrom(otherSecret);

    await call(getUserInfo, {}, { token: first.token, claimSecret });
    for (const { _id } of mine) expect(await ownerOf(_id)).toBe(first.uid);
    expect(await countResponsesOf(claimSecret)).toBe(0);
    expect(await ownerOf(foreign._id)).toBeNull();

    await call(getUserInfo, {}, { token: second.token, claimSecret });
    for (const { _id } of mine) expect(await ownerOf(_id)).toBe(first.uid);
  });

  test("success: a user without a nickname takes that of the newest response, once", async () => {
    const { uid, token } = await makeUser();
    const claimSecret = makeSecretId();
    const submitAs = (nickname: string) =>
      call(submitAssessment, submitAssessment.body.parse(makeSubmission({ nickname })), { claimSecret });
    await submitAs("하늘");
    await submitAs("바다");
    expect(await call(getUserInfo, {}, { token, claimSecret })).toMatchObject({
      additionalInfo: { nickname: "바다" },
    });
    await submitAs("구름");
    expect(await call(getUserInfo, {}, { token, claimSecret })).toMatchObject({
      additionalInfo: { nickname: "바다" },
    });
    expect((await database().doc(`users/${uid}`).get()).get("additionalInfo")).toEqual({ nickname: "바다" });
  });

  test("success: a nickname that one types while signed in is taken, too, by an account without one", async () => {
    const { token } = await makeUser();
    await call(getUserInfo, {}, { token });
    for (const nickname of ["하늘", "바다"]) {
      await call(submitAssessment, submitAssessment.body.parse(makeSubmission({ nickname })), { token });
    }
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ additionalInfo: { nickname: "하늘" } });
  });

  test("forbidden: the browser id, which is tracked, claims nothing", async () => {
    const { token } = await makeUser();
    const headers = { [BROWSER_ID_HEADER]: randomId(BROWSER_ID_LENGTH, randomBytes) };
    const body = submitAssessment.body.parse(makeSubmission());
    const { _id } = await call(submitAssessment, body, { headers });
    await call(getUserInfo, {}, { token, headers });
    expect(await ownerOf(_id)).toBeNull();
  });

  test("success: two concurrent users of one claim secret never share a response", async () => {
    const users = await Promise.all([makeUser(), makeUser()]);
    const claimSecret = makeSecretId();
    const responses = [await submitFrom(claimSecret), await submitFrom(claimSecret)];
    const seen = await Promise.all(users.map(({ token }) => call(getUserInfo, {}, { token, claimSecret })));
    expect(seen).toHaveLength(2);
    const owners = await Promise.all(responses.map(({ _id }) => ownerOf(_id)));
    expect(new Set(owners).size).toBe(1);
    expect(users.map(({ uid }) => uid)).toContain(owners[0]);
  });

  test("success: stores the caller's language, and updates it", async () => {
    const { uid, token } = await makeUser();
    const language = async (header: string): Promise<unknown> => {
      await call(getUserInfo, {}, { token, headers: { [LANGUAGE_HEADER]: header } });
      return (await database().doc(`users/${uid}`).get()).get("language");
    };
    expect(await language("*")).toBeUndefined();
    expect(await language("en-GB,en;q=0.9,ko;q=0.8")).toBe("en");
    expect(await language("fr")).toBe("en");
    expect(await language("ko")).toBe("ko");
    const before = await database().doc(`users/${uid}`).get();
    expect(await language("ko")).toBe("ko");
    expect((await database().doc(`users/${uid}`).get()).updateTime).toEqual(before.updateTime);
  });

  test("repeat: concurrent and later calls do not change the user's document", async () => {
    const { uid, token } = await makeUser();
    const [first, atOnce] = await Promise.all([
      call(getUserInfo, {}, { token }),
      call(getUserInfo, {}, { token }),
    ]);
    expect(atOnce).toEqual(first);
    const ref = database().doc(`users/${uid}`);
    const createdAt: unknown = (await ref.get()).get("createdAt");
    await ref.update({ additionalInfo: { nickname: "Mina", birthYear: 2002 }, email: "old@example.com" });

    const again = await call(getUserInfo, {}, { token });
    expect(again).toEqual({ ...first, additionalInfo: { nickname: "Mina", birthYear: 2002 } });
    expect((await ref.get()).data()).toMatchObject({
      email: first.email,
      additionalInfo: { nickname: "Mina", birthYear: 2002 },
      createdAt,
    });
  });
});
