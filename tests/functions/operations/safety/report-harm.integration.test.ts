import { cleanDeleteUser, getUserInfo } from "@mindle/domain/api/auth";
import { reportHarm } from "@mindle/domain/api/safety";
import { describe, expect, test } from "vitest";
import { call, makeSecretId, refusal } from "../../../support/functions/api.ts";
import { makeProgramme } from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { testStore } from "../../../support/functions/store.ts";
import { documentsWith } from "../../../support/functions/user-data.ts";
import { deleteUser, makeUser } from "../../../support/functions/users.ts";

/** What was counted of a programme since these tests began, whatever day it is by now. */
async function countsOf(programId: string) {
  const days = await testStore().harms.since("2026-01-01");
  return days
    .filter((counted) => counted.programId === programId)
    .map(({ worse = 0, stopped = 0 }) => ({ worse, stopped }));
}

async function makeReporter() {
  const [{ programId }, user] = await Promise.all([makeProgramme(), makeUser()]);
  return { ...user, programId, body: { uid: user.uid, harm: "worse", programId } as const };
}

describe("safety/reportHarm", () => {
  test("no token: refused", async () => {
    const { body } = await makeReporter();
    expect((await refusal(reportHarm, body)).code).toBe("unauthenticated");
  });

  test("bad input: names the field and counts nothing", async () => {
    const { token, body, programId } = await makeReporter();
    for (const [change, code, field] of [
      [{ harm: "bored" }, "invalid-argument", "harm"],
      [{ programId: "../x" }, "invalid-argument", "programId"],
      [{ programId: "unknown" }, "not-found", "programId"],
      [{ text: "it hurt" }, "invalid-argument", "body"],
    ] as const) {
      expect(await refusal(reportHarm, { ...body, ...change }, { token })).toEqual({
        code,
        message: expect.stringMatching(new RegExp(`^${field}: `)),
      });
    }
    expect([await countsOf(programId), await countsOf("unknown")]).toEqual([[], []]);
  });

  test("forbidden: in another account, or in a deleted one", async () => {
    const { token, body, programId } = await makeReporter();
    const other = await makeUser();
    expect((await refusal(reportHarm, { ...body, uid: other.uid }, { token })).code).toBe(
      "failed-precondition",
    );
    await deleteUser({ token });
    expect((await refusal(reportHarm, body, { token })).code).toBe("unauthenticated");
    expect(await countsOf(programId)).toEqual([]);
  });

  test("success: each kind is counted by programme, also of reports at once", async () => {
    const [one, other] = await Promise.all([makeReporter(), makeReporter()]);
    await Promise.all([1, 2, 3, 4].map(() => call(reportHarm, one.body, { token: one.token })));
    await call(reportHarm, { ...one.body, harm: "stopped" }, { token: one.token });
    await call(reportHarm, { ...one.body, uid: other.uid }, { token: other.token });
    await call(reportHarm, { ...other.body, harm: "stopped" }, { token: other.token });
    expect(await countsOf(one.programId)).toEqual([{ worse: 5, stopped: 1 }]);
    expect(await countsOf(other.programId)).toEqual([{ worse: 0, stopped: 1 }]);
  });

  test("success: no document says who reported it, and the count stays when the account goes", async () => {
    const { uid, email, token, body, programId } = await makeReporter();
    await call(getUserInfo, {}, { token });
    const idempotencyKey = makeSecretId();
    await call(reportHarm, body, { token, idempotencyKey });
    expect(await documentsWith(uid, email)).toEqual([`users/${uid}`]);
    expect((await database().doc(`users/${uid}`).get()).data()).not.toHaveProperty("harm");
    const report = (await database().doc(`harmReports/${idempotencyKey}`).get()).data();
    expect(Object.keys(report ?? {})).toEqual(["expiresAt"]);
    await call(cleanDeleteUser, {}, { token });
    expect(await countsOf(programId)).toEqual([{ worse: 1, stopped: 0 }]);
  });

  test("repeat: with its key it is counted once, without one each time", async () => {
    const { token, body, programId } = await makeReporter();
    const caller = { token, idempotencyKey: makeSecretId() };
    await Promise.all([1, 2, 3].map(() => call(reportHarm, body, caller)));
    await call(reportHarm, body, caller);
    expect(await countsOf(programId)).toEqual([{ worse: 1, stopped: 0 }]);
    for (const _time of [1, 2]) await call(reportHarm, body, { token });
    expect(await countsOf(programId)).toEqual([{ worse: 3, stopped: 0 }]);
  });
});
