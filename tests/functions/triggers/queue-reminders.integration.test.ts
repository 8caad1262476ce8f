import { getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { LANGUAGE_HEADER } from "@mindle/domain/api/headers";
import { updateNotificationConfig, updateTimezoneOffset } from "@mindle/domain/api/notification";
import { pauseEnd } from "@mindle/domain/reminders/due";
import { DAY_MS, MINUTE_MS, seoulDay } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { queueReminders } from "../../../functions/src/triggers/queue-reminders.ts";
import { quietTexts } from "../../../functions/src/triggers/reminder-text.ts";
import { call } from "../../support/functions/api.ts";
import { makeProgramme } from "../../support/functions/content.ts";
import { database } from "../../support/functions/database.ts";
import { makeReminder } from "../../support/functions/reminders.ts";
import { testStore } from "../../support/functions/store.ts";
import { deleteUser, makePhoneUser, makeUser } from "../../support/functions/users.ts";

const SITE = "https://example.com";

/** A Monday in the future, after the reminders of the tests are set. */
const MONDAY = Date.UTC(2031, 0, 6);

function run(time: number) {
  return queueReminders({ store: testStore(), siteUrl: SITE }, new Date(time));
}

async function mailTo(uid: string) {
  const found = await database().collection("mail").where("userId", "==", uid).get();
  return found.docs.map((document) => document.data());
}

async function makeUserWithReminder(config = makeReminder()) {
  const user = await makeUser();
  await call(getUserInfo, {}, { token: user.token });
  await call(updateNotificationConfig, { id: "daily", config }, { token: user.token });
  return user;
}

describe("queueReminders", () => {
  test("queues a mail for the Trigger Email extension when the reminder is due", async () => {
    const { uid, email, token } = await makeUserWithReminder(
      makeReminder({ hour: 9, minute: 5, weekdays: [1] }),
    );
    const updateDoc = { "additionalInfo.nickname": "하늘" };
    await call(updateUserInfo, { userId: uid, updateDoc }, { token });
    const dueAt = MONDAY + (9 * 60 + 5) * MINUTE_MS;
    await run(dueAt - 5 * MINUTE_MS);
    expect(await mailTo(uid)).toEqual([]);
    expect(await run(dueAt)).toBeGreaterThanOrEqual(1);
    expect(await mailTo(uid)).toEqual([
      {
        to: email,
        message: { subject: expect.any(String), text: expect.stringContaining("하늘님, 안녕하세요.") },
        userId: uid,
      },
    ]);
  });

  test("writes in the user's language", async () => {
    const { uid, token } = await makeUserWithReminder(makeReminder({ hour: 10 }));
    await call(getUserInfo, {}, { token, headers: { [LANGUAGE_HEADER]: "en" } });
    await run(MONDAY + 10 * 60 * MINUTE_MS);
    expect(await mailTo(uid)).toMatchObject([
      { message: { text: expect.stringMatching(/^Hello Mindler,/) } },
    ]);
  });

  test("queues each reminder once, with concurrent, repeated and later runs", async () => {
    const { uid } = await makeUserWithReminder(makeReminder({ hour: 11 }));
    const dueAt = MONDAY + 11 * 60 * MINUTE_MS;
    await Promise.all([run(dueAt), run(dueAt)]);
    for (let late = 0; late <= 65; late += 5) await run(dueAt + late * MINUTE_MS);
    expect(await mailTo(uid)).toHaveLength(1);
    await run(dueAt + DAY_MS);
    expect(await mailTo(uid)).toHaveLength(2);
  });

  test("a reminder that cannot be read is reported and keeps no other from being sent", async () => {
    const [broken, brokenDate, whole] = await Promise.all([
      makeUserWithReminder(makeReminder({ hour: 23, minute: 30 })),
      makeUserWithReminder(makeReminder({ enabled: false })),
      makeUserWithReminder(makeReminder({ hour: 23, minute: 30 })),
    ]);
    const dueAt = MONDAY + (23 * 60 + 30) * MINUTE_MS;
    const daily = database().doc(`users/${broken.uid}/notifications/daily`);
    const dated = database().doc(`users/${brokenDate.uid}/reminders/um-eng-v2s.d1-s1.one`);
    await Promise.all([daily.update({ time: "half past eleven" }), dated.set({ dueAt })]);
    const failures = await run(dueAt).catch((error: unknown) => error);
    expect(String(failures instanceof AggregateError && failures.errors.map(String))).toMatch(
      /reminders\/.*notifications\/daily/,
    );
    expect(await mailTo(whole.uid)).toHaveLength(1);
    await Promise.all([daily.delete(), dated.delete()]);
  });

  test("a late run queues reminders of the last hour", async () => {
    const { uid } = await makeUserWithReminder(makeReminder({ hour: 12, weekdays: [1, 2] }));
    const dueAt = MONDAY + 12 * 60 * MINUTE_MS;
    await run(dueAt + 60 * MINUTE_MS);
    expect(await mailTo(uid)).toEqual([]);
    await run(dueAt + DAY_MS + 59 * MINUTE_MS + 59_999);
    expect(await mailTo(uid)).toHaveLength(1);
  });

  test("queues one mail a day, even if the time is changed after it", async () => {
    const { uid, token } = await makeUserWithReminder(makeReminder({ hour: 13 }));
    await run(MONDAY + 13 * 60 * MINUTE_MS);
    const config = makeReminder({ hour: 14 });
    await call(updateNotificationConfig, { id: "daily", config }, { token });
    await run(MONDAY + 14 * 60 * MINUTE_MS);
    expect(await mailTo(uid)).toHaveLength(1);
  });

  test("sends nothing during a pause, and goes on after it", async () => {
    const { uid } = await makeUserWithReminder(makeReminder({ hour: 18 }));
    const dueAt = MONDAY + 18 * 60 * MINUTE_MS;
    await testStore().dailyReminders.pause(uid, pauseEnd(dueAt - DAY_MS), dueAt - DAY_MS);
    for (let day = 0; day < 6; day += 1) await run(dueAt + day * DAY_MS);
    expect(await mailTo(uid)).toEqual([]);
    await run(dueAt + 6 * DAY_MS);
    expect(await mailTo(uid)).toHaveLength(1);
  });

  test("is a quiet one for the seven days of a safety flag, and itself again on the eighth", async () => {
    const { uid, token } = await makeUserWithReminder(makeReminder({ hour: 21 }));
    await call(getUserInfo, {}, { token, headers: { [LANGUAGE_HEADER]: "en" } });
    const dueAt = MONDAY + 21 * 60 * MINUTE_MS;
    await database()
      .doc(`users/${uid}`)
      .update({ safetyFlag: { kind: "danger", day: seoulDay(dueAt) } });
    const quiet = quietTexts("en", undefined).mail(SITE, "/");
    for (const day of [0, 6]) await run(dueAt + day * DAY_MS);
    expect((await mailTo(uid)).map(({ message }) => message)).toEqual([quiet, quiet]);
    await run(dueAt + 7 * DAY_MS);
    const texts = (await mailTo(uid)).map(({ message }) => message.text);
    expect(texts.filter((text) => text !== quiet.text)).toEqual([expect.stringMatching(/^Hello Mindler,/)]);
  });

  test("leads to the step that comes next in an open programme", async () => {
    const [{ programId, free, locked }, { uid }] = await Promise.all([
      makeProgramme(),
      makeUserWithReminder(makeReminder({ hour: 19 })),
    ]);
    const own = database().doc(`users/${uid}/programs/${programId}`);
    const span = { status: "available", openedAt: MONDAY - DAY_MS, closedAt: MONDAY + 3 * DAY_MS };
    await own.set({ usageInfos: [span], stepFinished: [] });
    const opened = async (time: number) => {
      await run(time);
      return (await mailTo(uid)).map(({ message }) => /viewer\/\S*/.exec(message.text)?.[0]);
    };
    const dueAt = MONDAY + 19 * 60 * MINUTE_MS;
    expect(await opened(dueAt)).toEqual([`viewer/${programId}/${free.stepId}/resume`]);
    await own.update({ stepFinished: [{ stepId: free.stepId }] });
    expect(await opened(dueAt + DAY_MS)).toContain(`viewer/${programId}/${locked.stepId}/resume`);
  });

  test("is silent once the programme has closed", async () => {
    const [{ programId }, { uid }] = await Promise.all([
      makeProgramme(),
      makeUserWithReminder(makeReminder({ hour: 20 })),
    ]);
    const span = { status: "available", openedAt: MONDAY - 9 * DAY_MS, closedAt: MONDAY };
    await database()
      .doc(`users/${uid}/programs/${programId}`)
      .set({ usageInfos: [span], stepFinished: [] });
    await run(MONDAY + 20 * 60 * MINUTE_MS);
    expect(await mailTo(uid)).toEqual([]);
  });

  test("follows a change of time zone", async () => {
    const user = await makeUser();
    await call(updateTimezoneOffset, { timezoneOffset: -540 }, { token: user.token });
    // Monday 0:30 in Seoul, then in London.
    const config = makeReminder({ hour: 15, minute: 30, weekdays: [0] });
    await call(updateNotificationConfig, { id: "daily", config }, { token: user.token });
    await call(updateTimezoneOffset, { timezoneOffset: 0 }, { token: user.token });
    await run(MONDAY - DAY_MS + (15 * 60 + 30) * MINUTE_MS);
    expect(await mailTo(user.uid)).toEqual([]);
    await run(MONDAY + 30 * MINUTE_MS);
    expect(await mailTo(user.uid)).toHaveLength(1);
  });

  test("skips a reminder that is disabled, on another weekday, or set after its time", async () => {
    const users = await Promise.all([
      makeUserWithReminder(makeReminder({ hour: 16, enabled: false })),
      makeUserWithReminder(makeReminder({ hour: 16, weekdays: [0, 2, 3, 4, 5, 6] })),
      makeUserWithReminder(makeReminder({ hour: 16 })),
    ]);
    const dueAt = MONDAY + 16 * 60 * MINUTE_MS;
    await database()
      .doc(`users/${users[2]?.uid}/notifications/daily`)
      .update({ changedAt: dueAt + 1 });
    await run(dueAt + 5 * MINUTE_MS);
    for (const { uid } of users) expect(await mailTo(uid)).toEqual([]);
  });

  test("skips users without an address, with a closed account, or being deleted", async () => {
    const withoutAddress = await makePhoneUser();
    const config = makeReminder({ hour: 17 });
    await call(updateNotificationConfig, { id: "daily", config }, { token: withoutAddress.token });
    const [closed, deleting, kept] = await Promise.all([1, 2, 3].map(() => makeUserWithReminder(config)));
    if (closed === undefined || deleting === undefined || kept === undefined) throw new Error("no users");
    await deleteUser(closed);
    await testStore().userData.markDeleting(deleting.uid, Date.now());
    await run(MONDAY + 17 * 60 * MINUTE_MS);
    for (const { uid } of [withoutAddress, closed, deleting]) expect(await mailTo(uid)).toEqual([]);
    expect(await mailTo(kept.uid)).toHaveLength(1);
  });
});
