import { getUserInfo } from "@mindle/domain/api/auth";
import { LANGUAGE_HEADER } from "@mindle/domain/api/headers";
import { registerDevice, updateNotificationConfig } from "@mindle/domain/api/notification";
import { finishStep, saveAfactoryInput } from "@mindle/domain/api/program";
import { remind } from "@mindle/domain/api/remind";
import { viewerPath } from "@mindle/domain/programme/paths";
import { flagEnds } from "@mindle/domain/safety/safety-flag";
import { DAY_MS, MINUTE_MS, seoulDay } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { queueReminders } from "../../../functions/src/triggers/queue-reminders.ts";
import { datedTexts, nudgeTexts, quietTexts } from "../../../functions/src/triggers/reminder-text.ts";
import { call } from "../../support/functions/api.ts";
import { makeProgramme } from "../../support/functions/content.ts";
import { database } from "../../support/functions/database.ts";
import { saveBody } from "../../support/functions/page-saves.ts";
import { makeDeviceToken, makeReminder } from "../../support/functions/reminders.ts";
import { testStore } from "../../support/functions/store.ts";
import { deleteUser, makeUser } from "../../support/functions/users.ts";

const SITE = "https://example.com";

function run(time: number) {
  return queueReminders({ store: testStore(), siteUrl: SITE }, new Date(time));
}

async function sentTo(uid: string, collection: "mail" | "pushes") {
  const found = await database().collection(collection).where("userId", "==", uid).get();
  return found.docs.map((document) => document.data());
}

/** Gives a user a safety flag of the calendar day that many days before `time`. */
async function flag(uid: string, time: number, daysBefore: number) {
  const safetyFlag = { kind: "danger", day: seoulDay(time - daysBefore * DAY_MS) } as const;
  await database().doc(`users/${uid}`).update({ safetyFlag });
  return safetyFlag;
}

/** A user who is reminded of a page of a step, which is open until so many days from now, and when that is due. */
async function makeReminded(days: number, openFor: number, language = "ko") {
  const [{ programId, free, locked }, user] = await Promise.all([makeProgramme(), makeUser()]);
  const { uid, token } = user;
  await call(getUserInfo, {}, { token, headers: { [LANGUAGE_HEADER]: language } });
  await database()
    .doc(`users/${uid}/programs/${programId}`)
    .set({
      usageInfos: [{ status: "available", openedAt: 0, closedAt: Date.now() + openFor * DAY_MS }],
      stepFinished: [],
    });
  const again = (later: number) =>
    call(remind, { uid, programId, stepId: locked.stepId, id: "one", days: later, ageMs: 0 }, { token });
  await again(days);
  const dueAt = async () =>
    Number(
      (await database().doc(`users/${uid}/reminders/${programId}.${locked.stepId}.one`).get()).get("dueAt"),
    );
  const alsoOf = async (page: string) => {
    const reminders = database().collection(`users/${uid}/reminders`);
    const one = await reminders.doc(`${programId}.${locked.stepId}.one`).get();
    await reminders.doc(`${programId}.${locked.stepId}.${page}`).set(one.data() ?? {});
  };
  // Nothing is finished yet.
  const path = viewerPath(programId, free.stepId, "resume");
  return { ...user, programId, locked, again, dueAt, alsoOf, path };
}

describe("reminders of one date", () => {
  test.each(["ko", "en"] as const)("are sent by mail and to devices, in %s", async (language) => {
    const { uid, email, token, dueAt, path } = await makeReminded(40, 60, language);
    await call(registerDevice, { token: makeDeviceToken() }, { token });
    const time = await dueAt();
    await run(time - 5 * MINUTE_MS);
    expect(await sentTo(uid, "mail")).toEqual([]);
    expect(await run(time)).toBeGreaterThanOrEqual(1);
    const { mail, push } = datedTexts(language, undefined);
    expect(await sentTo(uid, "mail")).toEqual([{ to: email, message: mail(SITE, path), userId: uid }]);
    expect(await sentTo(uid, "pushes")).toEqual([{ ...push(path), userId: uid }]);
  });

  test("are sent once, with concurrent, repeated and later runs, and up to an hour late", async () => {
    const { uid, dueAt } = await makeReminded(41, 60);
    const time = await dueAt();
    await Promise.all([run(time + 55 * MINUTE_MS), run(time + 55 * MINUTE_MS)]);
    await run(time + 59 * MINUTE_MS);
    await run(time + DAY_MS);
    expect(await sentTo(uid, "mail")).toHaveLength(1);
  });

  test("those of several pages are one on their day", async () => {
    const { uid, dueAt, alsoOf } = await makeReminded(46, 60);
    for (const page of ["two", "three", "four"]) await alsoOf(page);
    await run(await dueAt());
    expect(await sentTo(uid, "mail")).toHaveLength(1);
  });

  test("a moved one is sent at its new time only, and again where the page was finished after it", async () => {
    const { uid, again, dueAt } = await makeReminded(42, 60);
    const first = await dueAt();
    await again(43);
    await run(first);
    expect(await sentTo(uid, "mail")).toEqual([]);
    await run(await dueAt());
    expect(await sentTo(uid, "mail")).toHaveLength(1);
    await again(44);
    await run(await dueAt());
    expect(await sentTo(uid, "mail")).toHaveLength(2);
  });

  test("are not sent where the programme has ended, the account is closed or is being deleted", async () => {
    const [ended, closed, deleting] = await Promise.all([
      makeReminded(45, 44),
      makeReminded(45, 60),
      makeReminded(45, 60),
    ]);
    const time = await ended.dueAt();
    await deleteUser(closed);
    await testStore().userData.markDeleting(deleting.uid, Date.now());
    await run(time);
    for (const { uid } of [ended, closed, deleting]) expect(await sentTo(uid, "mail")).toEqual([]);
  });

  test("one and the daily reminder of its day are one, by mail and to devices", async () => {
    const { uid, token, dueAt } = await makeReminded(47, 60);
    await call(registerDevice, { token: makeDeviceToken() }, { token });
    const time = new Date(await dueAt());
    const config = makeReminder({ hour: time.getUTCHours(), minute: time.getUTCMinutes() });
    await call(updateNotificationConfig, { id: "daily", config }, { token });
    await run(time.getTime());
    await run(time.getTime() + 5 * MINUTE_MS);
    expect(await sentTo(uid, "mail")).toHaveLength(1);
    expect(await sentTo(uid, "pushes")).toHaveLength(1);
  });

  test("one that is due later on the day of the daily reminder comes in its place", async () => {
    const { uid, token, dueAt } = await makeReminded(50, 60);
    const { text } = datedTexts("ko", undefined).push("/");
    const time = await dueAt();
    const earlier = new Date(time - 30 * MINUTE_MS);
    const config = makeReminder({ hour: earlier.getUTCHours(), minute: earlier.getUTCMinutes() });
    await call(registerDevice, { token: makeDeviceToken() }, { token });
    await call(updateNotificationConfig, { id: "daily", config }, { token });
    await run(earlier.getTime());
    expect(await sentTo(uid, "pushes")).toEqual([]);
    await run(time);
    expect(await sentTo(uid, "pushes")).toMatchObject([{ text }]);
    expect(await sentTo(uid, "mail")).toHaveLength(1);
    await run(earlier.getTime() + DAY_MS);
    expect(await sentTo(uid, "pushes")).toHaveLength(2);
  });

  test("one of a programme that will have ended by then does not keep the daily reminder back", async () => {
    const { uid, token, dueAt } = await makeReminded(51, 60);
    const time = await dueAt();
    const earlier = new Date(time - 30 * MINUTE_MS);
    const programs = await database().collection(`users/${uid}/programs`).get();
    const usageInfos = [{ status: "available", openedAt: 0, closedAt: time - 10 * MINUTE_MS }];
    await Promise.all(programs.docs.map(({ ref }) => ref.update({ usageInfos })));
    const config = makeReminder({ hour: earlier.getUTCHours(), minute: earlier.getUTCMinutes() });
    await call(updateNotificationConfig, { id: "daily", config }, { token });
    await run(earlier.getTime());
    expect(await sentTo(uid, "mail")).toHaveLength(1);
  });

  test.each(["ko", "en"] as const)(
    "are quiet ones while a safety flag is active, in %s",
    async (language) => {
      const { uid, email, token, dueAt, path } = await makeReminded(52, 60, language);
      await call(registerDevice, { token: makeDeviceToken() }, { token });
      await flag(uid, await dueAt(), 6);
      await run(await dueAt());
      const { mail, push } = quietTexts(language, undefined);
      expect(await sentTo(uid, "mail")).toEqual([{ to: email, message: mail(SITE, path), userId: uid }]);
      expect(await sentTo(uid, "pushes")).toEqual([{ ...push(path), userId: uid }]);
    },
  );

  test("one of a page that asks again opens that page, and is quiet while a safety flag is active", async () => {
    const { uid, dueAt, programId, locked } = await makeReminded(54, 60);
    await database().doc(`users/${uid}/reminders/${programId}.${locked.stepId}.one`).update({ viewNo: 1 });
    const time = await dueAt();
    await flag(uid, time, 6);
    await run(time);
    const [quiet] = await sentTo(uid, "mail");
    expect(quiet).toMatchObject({ message: quietTexts("ko", undefined).mail(SITE, "/") });
    const other = await makeReminded(55, 60);
    await database()
      .doc(`users/${other.uid}/reminders/${other.programId}.${other.locked.stepId}.one`)
      .update({ viewNo: 1 });
    await run(await other.dueAt());
    const path = viewerPath(other.programId, other.locked.stepId, 1);
    expect(await sentTo(other.uid, "mail")).toMatchObject([
      { message: datedTexts("ko", undefined).mail(SITE, path) },
    ]);
  });

  test("are as ever on the day on which a flag ends", async () => {
    const { uid, dueAt, path } = await makeReminded(53, 60);
    await flag(uid, await dueAt(), 7);
    await run(await dueAt());
    expect(await sentTo(uid, "mail")).toMatchObject([
      { message: datedTexts("ko", undefined).mail(SITE, path) },
    ]);
  });

  test("are not sent during a pause", async () => {
    const { uid, dueAt } = await makeReminded(48, 60);
    const time = await dueAt();
    await testStore().dailyReminders.pause(uid, time + 1, time - DAY_MS);
    await run(time);
    expect(await sentTo(uid, "mail")).toEqual([]);
  });

  test("those of a pause are not sent after it was ended", async () => {
    const { uid, dueAt } = await makeReminded(49, 60);
    const time = await dueAt();
    await testStore().dailyReminders.pause(uid, time + DAY_MS, time - DAY_MS);
    await testStore().dailyReminders.pause(uid, null, time + 10 * MINUTE_MS);
    await run(time + 15 * MINUTE_MS);
    expect(await sentTo(uid, "mail")).toEqual([]);
  });
});

describe("the nudge of a programme that was left", () => {
  /** A user who has finished the first step of a programme, and when the nudge is due. */
  async function makeLeft() {
    const [programme, user] = await Promise.all([makeProgramme(), makeUser()]);
    const { uid, token } = user;
    const { programId, free, locked } = programme;
    await call(getUserInfo, {}, { token });
    await database()
      .doc(`users/${uid}/programs/${programId}`)
      .set({
        usageInfos: [{ status: "available", openedAt: 0, closedAt: Date.now() + 60 * DAY_MS }],
        stepFinished: [],
      });
    const finish = (stepId: string) => call(finishStep, { programId, stepId }, { token });
    await finish(free.stepId);
    const stored = () => database().doc(`users/${uid}/reminders/${programId}`).get();
    const path = viewerPath(programId, locked.stepId, "resume");
    return { ...user, programme, finish, stored, path, dueAt: Number((await stored()).get("dueAt")) };
  }

  test("comes once, on the fourteenth day, and opens the next step", async () => {
    const { uid, email, dueAt, path } = await makeLeft();
    expect(Math.round((dueAt - Date.now()) / DAY_MS)).toBeGreaterThanOrEqual(13);
    expect(Math.round((dueAt - Date.now()) / DAY_MS)).toBeLessThanOrEqual(15);
    await run(dueAt - 5 * MINUTE_MS);
    expect(await sentTo(uid, "mail")).toEqual([]);
    await run(dueAt);
    for (const later of [1, 2, 14, 28]) await run(dueAt + later * DAY_MS);
    expect(await sentTo(uid, "mail")).toEqual([
      { to: email, message: nudgeTexts("ko", undefined).mail(SITE, path), userId: uid },
    ]);
  });

  test("waits from the last page on that was saved", async () => {
    const { uid, token, programme, dueAt, stored } = await makeLeft();
    await call(saveAfactoryInput, saveBody(uid, programme.free.instanceId), { token });
    const savedAt = dueAt - 3 * DAY_MS;
    await database().doc(`users/${uid}/instances/${programme.free.instanceId}`).update({ savedAt });
    await run(dueAt);
    expect(await sentTo(uid, "mail")).toEqual([]);
    const moved = Number((await stored()).get("dueAt"));
    expect(Math.round((moved - dueAt) / DAY_MS)).toBe(11);
  });

  test("does not come while a safety flag is active, but on the fourteenth day after its end, once", async () => {
    const { uid, token, dueAt, stored, path } = await makeLeft();
    await call(registerDevice, { token: makeDeviceToken() }, { token });
    const ends = Date.parse(`${flagEnds(await flag(uid, dueAt, 6))}T00:00:00+09:00`);
    await run(dueAt);
    await run(dueAt + 5 * MINUTE_MS);
    expect([await sentTo(uid, "mail"), await sentTo(uid, "pushes")]).toEqual([[], []]);
    const moved = Number((await stored()).get("dueAt"));
    expect(Math.floor((moved - ends) / DAY_MS)).toBe(14);
    for (const time of [dueAt + DAY_MS, ends, moved, moved + DAY_MS]) await run(time);
    expect(await sentTo(uid, "mail")).toMatchObject([
      { message: nudgeTexts("ko", undefined).mail(SITE, path) },
    ]);
    expect(await sentTo(uid, "pushes")).toHaveLength(1);
  });

  test("comes where the next step was begun on the day of the last finished one", async () => {
    const { uid, token, programme, dueAt } = await makeLeft();
    await call(saveAfactoryInput, saveBody(uid, programme.locked.instanceId), { token });
    await run(dueAt);
    expect(await sentTo(uid, "mail")).toHaveLength(1);
  });

  test("does not come where the last step was finished while it was set", async () => {
    const { uid, programme, dueAt } = await makeLeft();
    const { programId, free, locked } = programme;
    await database()
      .doc(`users/${uid}/programs/${programId}`)
      .update({ stepFinished: [{ stepId: free.stepId }, { stepId: locked.stepId }] });
    await run(dueAt);
    expect(await sentTo(uid, "mail")).toEqual([]);
  });

  test("does not come once all steps are finished, nor after the programme has closed", async () => {
    const [done, closed] = await Promise.all([makeLeft(), makeLeft()]);
    await done.finish(done.programme.locked.stepId);
    expect((await done.stored()).exists).toBe(false);
    await database()
      .doc(`users/${closed.uid}/programs/${closed.programme.programId}`)
      .update({ usageInfos: [{ status: "available", openedAt: 1, closedAt: 2 }] });
    await run(done.dueAt);
    await run(closed.dueAt);
    for (const { uid } of [done, closed]) expect(await sentTo(uid, "mail")).toEqual([]);
  });
});
