import { updateNotificationConfig, updateTimezoneOffset } from "@mindle/domain/api/notification";
import { remind } from "@mindle/domain/api/remind";
import { datedReminderAt } from "@mindle/domain/reminders/due";
import { DAY_MS } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { makePack, makeProgramme, putDocument } from "../../../support/functions/content.ts";
import { database } from "../../../support/functions/database.ts";
import { makeReminder } from "../../../support/functions/reminders.ts";
import { deleteUser, makeUser } from "../../../support/functions/users.ts";

async function remindersOf(uid: string) {
  const found = await database().collection(`users/${uid}/reminders`).get();
  return Object.fromEntries(found.docs.map((document) => [document.id, document.data()]));
}

/** A user, and the body that has them reminded of the free step's page in a week. */
async function makeReminded() {
  const [programme, user] = await Promise.all([makeProgramme(), makeUser()]);
  const { programId, free, locked } = programme;
  const body = { uid: user.uid, programId, stepId: free.stepId, id: "one", days: 7, ageMs: 0 };
  return { ...user, programId, free, locked, body };
}

describe("program/remind", () => {
  test("no token: refused", async () => {
    const { body } = await makeReminded();
    expect((await refusal(remind, body)).code).toBe("unauthenticated");
  });

  test("bad input: names the field and stores nothing", async () => {
    const { uid, token, body } = await makeReminded();
    for (const [change, code, field] of [
      [{ days: 0 }, "invalid-argument", "days"],
      [{ days: 91 }, "invalid-argument", "days"],
      [{ days: 1.5 }, "invalid-argument", "days"],
      [{ id: "../x" }, "invalid-argument", "id"],
      [{ ageMs: -1 }, "invalid-argument", "ageMs"],
      [{ id: "unknown" }, "not-found", "id"],
      [{ programId: "unknown" }, "not-found", "stepId"],
      [{ stepId: "d9-s9" }, "not-found", "stepId"],
    ] as const) {
      expect(await refusal(remind, { ...body, ...change }, { token })).toEqual({
        code,
        message: expect.stringMatching(new RegExp(`^${field}: `)),
      });
    }
    expect(await remindersOf(uid)).toEqual({});
  });

  test("forbidden: of a locked step, in another account, or in a deleted one", async () => {
    const { uid, token, body, locked } = await makeReminded();
    const other = await makeUser();
    const page = { stepId: locked.stepId };
    expect((await refusal(remind, { ...body, ...page }, { token })).code).toBe("permission-denied");
    expect((await refusal(remind, { ...body, uid: other.uid }, { token })).code).toBe("failed-precondition");
    await deleteUser({ token });
    expect((await refusal(remind, body, { token })).code).toBe("unauthenticated");
    expect([await remindersOf(uid), await remindersOf(other.uid)]).toEqual([{}, {}]);
  });

  test("a step must have been open when its page was finished", async () => {
    const { uid, token, body, programId, locked } = await makeReminded();
    await database()
      .doc(`users/${uid}/programs/${programId}`)
      .set({
        usageInfos: [{ status: "available", openedAt: 0, closedAt: Date.now() - 2 * DAY_MS }],
        stepFinished: [],
      });
    const page = { ...body, stepId: locked.stepId };
    expect((await refusal(remind, page, { token })).code).toBe("permission-denied");
    expect(await call(remind, { ...page, ageMs: 3 * DAY_MS }, { token })).toBeNull();
  });

  test("success: at 10:00 in Korea, else at the daily reminder's time in the user's time zone", async () => {
    const { uid, token, body, programId, free } = await makeReminded();
    const from = Date.now();
    await call(remind, body, { token });
    const dueAt = (daily?: { time: { hour: number; minute: number } }, timezoneOffset = -540) =>
      datedReminderAt({ from, days: 7, daily, timezoneOffset });
    expect(await remindersOf(uid)).toEqual({
      [`${programId}.${free.stepId}.one`]: {
        programId,
        stepId: free.stepId,
        dueAt: dueAt(),
        setAt: expect.any(Number),
      },
    });
    await call(updateTimezoneOffset, { timezoneOffset: 300 }, { token });
    const config = makeReminder({ hour: 21, minute: 35 });
    await call(updateNotificationConfig, { id: "daily", config }, { token });
    await call(remind, body, { token });
    expect(Object.values(await remindersOf(uid))[0]?.["dueAt"]).toBe(dueAt(config, 300));
  });

  test("success: a page before the last one of its step asks again in the morning, by the browser's time zone where the account has none", async () => {
    const { uid, token, body, programId, free } = await makeReminded();
    const pack = makePack(programId, free);
    const [page] = pack.afactoryData;
    if (page === undefined) throw new Error("no page");
    await putDocument(`compacks/${free.gcId}`, {
      packageBase: { ...pack.packageBase, lastPageNo: 2 },
      afactoryData: [page, { ...page, viewNo: 2, pageId: "two" }],
    });
    // In the evening.
    await call(updateNotificationConfig, { id: "daily", config: makeReminder({ hour: 4 }) }, { token });
    const from = Date.now();
    await call(remind, { ...body, days: 1, timezoneOffset: 480 }, { token });
    await call(remind, { ...body, id: "two", days: 1, timezoneOffset: 480 }, { token });
    const stored = await remindersOf(uid);
    const morning = datedReminderAt({ from, days: 1, daily: undefined, timezoneOffset: 480 });
    expect(new Date(morning - 480 * 60_000).getUTCHours()).toBe(10);
    expect(stored[`${programId}.${free.stepId}.one`]).toMatchObject({ dueAt: morning, viewNo: 1 });
    const last = stored[`${programId}.${free.stepId}.two`];
    expect(last).not.toHaveProperty("viewNo");
    expect(new Date(Number(last?.["dueAt"])).getUTCHours()).toBe(4);
  });

  test("repeat: changes nothing; finishing the page again moves the reminder, an earlier finish does not", async () => {
    const { uid, token, body, programId, free } = await makeReminded();
    await call(remind, body, { token });
    const ref = database().doc(`users/${uid}/reminders/${programId}.${free.stepId}.one`);
    const first = await ref.get();
    await Promise.all([call(remind, body, { token }), call(remind, body, { token })]);
    expect((await ref.get()).updateTime).toEqual(first.updateTime);
    await call(remind, { ...body, ageMs: DAY_MS, days: 30 }, { token });
    expect((await ref.get()).updateTime).toEqual(first.updateTime);
    await call(remind, { ...body, days: 8 }, { token });
    expect((await ref.get()).get("dueAt") - first.get("dueAt")).toBe(DAY_MS);
  });
});
