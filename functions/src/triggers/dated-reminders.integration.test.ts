import { getUserInfo } from "@mindle/domain/api/auth";
import { LANGUAGE_HEADER } from "@mindle/domain/api/headers";
import { registerDevice } from "@mindle/domain/api/notification";
import { remind } from "@mindle/domain/api/remind";
import { describe, expect, test } from "vitest";
import { call } from "../testing/api.ts";
import { makeProgramme } from "../testing/content.ts";
import { database } from "../testing/database.ts";
import { makeDeviceToken } from "../testing/devices.ts";
import { testStore } from "../testing/store.ts";
import { deleteUser, makeUser } from "../testing/users.ts";
import { queueReminders } from "./queue-reminders.ts";
import { datedPushText, datedReminderText } from "./reminder-text.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function run(time: number) {
  return queueReminders({ store: testStore() }, new Date(time));
}

async function sentTo(uid: string, collection: "mail" | "pushes") {
  const found = await database().collection(collection).where("userId", "==", uid).get();
  return found.docs.map((document) => document.data());
}

/** A user who is reminded of a page of a step, which is open until so many days from now, and when that is due. */
async function makeReminded(days: number, openFor: number, language = "ko") {
  const [{ programId, locked }, user] = await Promise.all([makeProgramme(), makeUser()]);
  const { uid, token } = user;
  await call(getUserInfo, {}, { token, headers: { [LANGUAGE_HEADER]: language } });
  await database()
    .doc(`users/${uid}/programs/${programId}`)
    .set({
      usageInfos: [{ status: "available", openedAt: 0, closedAt: Date.now() + openFor * DAY }],
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
  return { ...user, again, dueAt, alsoOf };
}

describe("reminders of one date", () => {
  test.each(["ko", "en"] as const)("are sent by mail and to devices, in %s", async (language) => {
    const { uid, email, token, dueAt } = await makeReminded(40, 60, language);
    await call(registerDevice, { token: makeDeviceToken() }, { token });
    const time = await dueAt();
    await run(time - 5 * MINUTE);
    expect(await sentTo(uid, "mail")).toEqual([]);
    expect(await run(time)).toBeGreaterThanOrEqual(1);
    expect(await sentTo(uid, "mail")).toEqual([
      { to: email, message: datedReminderText(language), userId: uid },
    ]);
    expect(await sentTo(uid, "pushes")).toEqual([{ ...datedPushText(language), userId: uid }]);
  });

  test("are sent once, with concurrent, repeated and later runs, and up to an hour late", async () => {
    const { uid, dueAt } = await makeReminded(41, 60);
    const time = await dueAt();
    await Promise.all([run(time + 55 * MINUTE), run(time + 55 * MINUTE)]);
    await run(time + 59 * MINUTE);
    await run(time + DAY);
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
});
