import { randomBytes } from "node:crypto";
import { getUserInfo } from "@mindle/domain/api/auth";
import { finishStep } from "@mindle/domain/api/program";
import { redeemCoupon } from "@mindle/domain/api/purchase";
import { WELCOME_COUPON_CODE } from "@mindle/domain/purchase/coupon";
import { describe, expect, test } from "vitest";
import { finishStep as handler } from "../../../../functions/src/operations/program/finish-step.ts";
import { call, post, refusal } from "../../../support/functions/api.ts";
import { EMPTY_APP_STORE } from "../../../support/functions/app-store.ts";
import { grantProgramme, makeProgramme } from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { testStore } from "../../../support/functions/store.ts";
import { anAccount, deleteUser, makeUser } from "../../../support/functions/users.ts";

function programOf(uid: string, programId: string) {
  return database().doc(`users/${uid}/programs/${programId}`).get();
}

describe("program/finishStep", () => {
  test("no token: refused", async () => {
    const { programId } = await makeProgramme();
    expect((await refusal(finishStep, { programId, stepId: "d1-s1" })).code).toBe("unauthenticated");
  });

  test("bad input: names the field; an unknown programme or step is refused", async () => {
    const [{ programId }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    for (const [body, code, field] of [
      [{ programId }, "invalid-argument", "stepId"],
      [{ programId, stepId: "d0-s1" }, "invalid-argument", "stepId"],
      [{ programId: "a/b", stepId: "d1-s1" }, "invalid-argument", "programId"],
      [{ programId, stepId: "d1-s2" }, "not-found", "stepId"],
      [{ programId: "unknown", stepId: "d1-s1" }, "not-found", "programId"],
    ] as const) {
      const refused = await refusal(finishStep, body, { token });
      expect(refused).toEqual({ code, message: expect.stringMatching(new RegExp(`^${field}: `)) });
    }
    expect((await programOf(uid, programId)).exists).toBe(false);
  });

  test("forbidden: a locked step, or any step of a deleted account, is not marked", async () => {
    const [{ programId, free, locked }, user] = await Promise.all([makeProgramme(), makeUser()]);
    const refused = await refusal(finishStep, { programId, stepId: locked.stepId }, user);
    expect(refused.code).toBe("permission-denied");
    await deleteUser(user);
    const late = await refusal(finishStep, { programId, stepId: free.stepId }, user);
    expect(late.code).toBe("unauthenticated");
    expect((await programOf(user.uid, programId)).exists).toBe(false);
  });

  test("forbidden: a step that was finished in another account", async () => {
    const [{ programId, free }, { uid, token }, other] = await Promise.all([
      makeProgramme(),
      makeUser(),
      makeUser(),
    ]);
    const body = { programId, stepId: free.stepId, uid: other.uid };
    expect((await refusal(finishStep, body, { token })).code).toBe("failed-precondition");
    expect((await programOf(uid, programId)).exists).toBe(false);
    await call(finishStep, { ...body, uid }, { token });
    expect((await programOf(uid, programId)).exists).toBe(true);
  });

  test("a step counts as finished when it was: the programme must have been open then", async () => {
    const [{ programId, locked }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    const day = 86_400_000;
    const grant = (from: number, until: number) =>
      database()
        .doc(`users/${uid}/programs/${programId}`)
        .set({
          usageInfos: [
            { status: "available", openedAt: Date.now() - from * day, closedAt: Date.now() - until * day },
          ],
          stepFinished: [],
        });
    const finish = (ageMs?: number) =>
      post(
        finishStep.path,
        { programId, stepId: locked.stepId, ...(ageMs !== undefined && { ageMs }) },
        { token },
      );
    await grant(20, 10);
    for (const ageMs of [undefined, 0, 9 * day, 21 * day]) {
      expect(await finish(ageMs)).toMatchObject({ code: "permission-denied" });
    }
    expect(await finish(11 * day)).toMatchObject({ success: true });
    const [{ finishedAt }] = (await programOf(uid, programId)).get("stepFinished");
    expect(Math.round((Date.now() - finishedAt) / day)).toBe(11);
    // What is older counts as 30 days old.
    await grant(100, 29);
    expect(await finish(400 * day)).toMatchObject({ success: true });
    await grant(100, 31);
    expect(await finish(40 * day)).toMatchObject({ code: "permission-denied" });
  });

  test("success: a free step without the programme, a locked one with it", async () => {
    const [{ programId, free, locked }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    expect(await call(finishStep, { programId, stepId: free.stepId }, { token })).toEqual({
      programId,
      version: 1,
      usageInfos: [],
      stepFinished: [{ stepId: free.stepId, finishedAt: expect.any(Number) }],
    });
    await grantProgramme(uid, programId);
    const finished = await call(finishStep, { programId, stepId: locked.stepId }, { token });
    expect(finished).toMatchObject({
      usageInfos: [{ status: "available" }],
      stepFinished: [{ stepId: locked.stepId }],
    });
    expect((await programOf(uid, programId)).data()).toEqual({
      version: 1,
      usageInfos: finished.usageInfos,
      stepFinished: finished.stepFinished,
    });
  });

  test("repeat: a step that is finished again is stored once", async () => {
    const [{ programId, free }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    const body = { programId, stepId: free.stepId };
    const first = await call(finishStep, body, { token });
    const stored = await programOf(uid, programId);
    expect(await call(finishStep, body, { token })).toEqual(first);
    expect((await programOf(uid, programId)).updateTime).toEqual(stored.updateTime);
  });

  // In one process, like an instance of the function; the emulator runs each concurrent call in a process of its own.
  test("concurrent: 50 calls store the step once, return the same and keep the other step", async () => {
    const [{ programId, free, locked }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    await grantProgramme(uid, programId);
    await call(finishStep, { programId, stepId: locked.stepId }, { token });
    const deps = {
      store: testStore(),
      appStore: EMPTY_APP_STORE,
      siteUrl: "https://mindle.example",
      now: Date.now,
      random: randomBytes,
    };
    const finish = () =>
      handler(
        { programId, stepId: free.stepId },
        { account: anAccount(uid), uid, claimHash: null, idempotencyKey: null, language: null },
        deps,
      );
    const [first, ...others] = await Promise.all(Array.from({ length: 50 }, finish));
    for (const other of others) expect(other).toEqual(first);
    expect((await programOf(uid, programId)).get("stepFinished")).toMatchObject([
      { stepId: locked.stepId },
      { stepId: free.stepId },
    ]);
  });

  test("concurrent over HTTP: stores the step once and returns the same", async () => {
    const [{ programId, free }, { uid, token }] = await Promise.all([makeProgramme(), makeUser()]);
    const finish = () => call(finishStep, { programId, stepId: free.stepId }, { token });
    const [first, ...others] = await Promise.all([finish(), finish(), finish(), finish()]);
    for (const other of others) expect(other).toEqual(first);
    expect((await programOf(uid, programId)).get("stepFinished")).toMatchObject([{ stepId: free.stepId }]);
  });

  test("success: in the seed's um-eng-v2s the first two steps are free, and WELCOME opens all eight sessions", async () => {
    const { token } = await makeUser();
    const finish = (stepId: string) => post(finishStep.path, { programId: "um-eng-v2s", stepId }, { token });
    for (const [stepId, status] of [
      ["d1-s1", 200],
      ["d1-s2", 200],
      ["d1-s3", 403],
      ["d8-s5", 403],
      ["d8-s7", 404],
      ["d9-s1", 404],
    ] as const) {
      expect(await finish(stepId)).toMatchObject({ status });
    }
    await call(redeemCoupon, { code: WELCOME_COUPON_CODE }, { token });
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ availableProgramIds: ["um-eng-v2s"] });
    for (const stepId of ["d1-s3", "d6-s5", "d8-s5"]) {
      expect(await finish(stepId)).toMatchObject({ status: 200 });
    }
    expect(await call(getUserInfo, {}, { token })).toMatchObject({
      stepFinished: { "um-eng-v2s": ["d1-s1", "d1-s2", "d1-s3", "d6-s5", "d8-s5"] },
    });
  });
});
