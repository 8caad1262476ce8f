import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeReminder } from "../../../support/functions/reminders.ts";
import { deleteUser, makeUser, type TestUser } from "../../../support/functions/users.ts";

const SEOUL = -540;
const NEW_YORK = 300;

function move({ token }: TestUser, timezoneOffset: number) {
  return call(updateTimezoneOffset, { timezoneOffset }, { token });
}

function set({ token }: TestUser, config: ReturnType<typeof makeReminder>) {
  return call(updateNotificationConfig, { id: "daily", config }, { token });
}

function info({ token }: TestUser) {
  return call(getUserNotificationInfo, {}, { token });
}

describe("notification/updateTimezoneOffset", () => {
  test("no token: refused", async () => {
    expect((await refusal(updateTimezoneOffset, { timezoneOffset: 0 })).code).toBe("unauthenticated");
  });

  test("bad input: an offset that no time zone has", async () => {
    const { uid, token } = await makeUser();
    for (const timezoneOffset of [-855, 735, 0.5, "0", null, 7, -545, -508]) {
      expect(await refusal(updateTimezoneOffset, { timezoneOffset }, { token })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(/^timezoneOffset: /),
      });
    }
    expect((await database().doc(`users/${uid}`).get()).exists).toBe(false);
  });

  test("forbidden: the token of a deleted account creates no document", async () => {
    const user = await makeUser();
    await deleteUser(user);
    const refused = await refusal(updateTimezoneOffset, { timezoneOffset: 0 }, { token: user.token });
    expect(refused.code).toBe("unauthenticated");
    expect((await database().doc(`users/${user.uid}`).get()).exists).toBe(false);
  });

  test("success: the first offset is stored and changes no reminder", async () => {
    const user = await makeUser();
    const config = makeReminder({ hour: 23, minute: 0, weekdays: [0] });
    await set(user, config);
    expect(await move(user, SEOUL)).toBe(SEOUL);
    expect(await info(user)).toMatchObject({ configs: { daily: config }, timezoneOffset: SEOUL });
    expect((await database().doc(`users/${user.uid}`).get()).data()).toMatchObject({
      email: user.email,
      timezoneOffset: SEOUL,
    });
  });

  test("success: a new offset adjusts reminders, so that they keep their local time", async () => {
    const user = await makeUser();
    await move(user, SEOUL);
    // Monday 8:00 in Seoul.
    await set(user, makeReminder({ hour: 23, weekdays: [0] }));
    await move(user, NEW_YORK);
    // Monday 8:00 in New York.
    expect(await info(user)).toMatchObject({
      configs: { daily: makeReminder({ hour: 13, weekdays: [1] }) },
      timezoneOffset: NEW_YORK,
    });
    expect((await database().doc(`users/${user.uid}/notifications/daily`).get()).get("weekMinutes")).toEqual([
      24 * 60 + 13 * 60,
    ]);
    await move(user, SEOUL);
    expect((await info(user)).configs).toEqual({ daily: makeReminder({ hour: 23, weekdays: [0] }) });
  });

  test("repeat: concurrent and later calls adjust the reminders once", async () => {
    const user = await makeUser();
    await move(user, 0);
    await set(user, makeReminder({ hour: 9 }));
    await Promise.all([move(user, 60), move(user, 60), move(user, 60)]);
    const moved = await database().doc(`users/${user.uid}/notifications/daily`).get();
    expect(moved.get("time")).toEqual({ hour: 10, minute: 0 });
    await move(user, 60);
    const later = await database().doc(`users/${user.uid}/notifications/daily`).get();
    expect(later.updateTime).toEqual(moved.updateTime);
  });
});
