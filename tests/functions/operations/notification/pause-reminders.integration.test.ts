import { getUserNotificationInfo, pauseReminders } from "@mindle/domain/api/notification";
import { DAY_MS } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeUser } from "../../../support/functions/users.ts";

describe("notification/pauseReminders", () => {
  test("no token: refused", async () => {
    expect((await refusal(pauseReminders, { paused: true })).code).toBe("unauthenticated");
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    expect(await refusal(pauseReminders, { paused: 7 }, { token })).toEqual({
      code: "invalid-argument",
      message: expect.stringMatching(/^paused: /),
    });
  });

  test("forbidden: another user's reminders go on", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    await call(pauseReminders, { paused: true }, { token: user.token });
    expect(await call(getUserNotificationInfo, {}, { token: other.token })).toMatchObject({
      pausedUntil: null,
    });
  });

  test("success: a week from now, until it is over or ended", async () => {
    const { uid, token } = await makeUser();
    const until = Number(await call(pauseReminders, { paused: true }, { token }));
    expect(Math.abs(until - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    expect(await call(getUserNotificationInfo, {}, { token })).toMatchObject({ pausedUntil: until });
    expect(await call(pauseReminders, { paused: false }, { token })).toBeNull();
    expect(await call(getUserNotificationInfo, {}, { token })).toMatchObject({ pausedUntil: null });
    await database()
      .doc(`users/${uid}`)
      .update({ remindersPausedUntil: Date.now() - 1 });
    expect(await call(getUserNotificationInfo, {}, { token })).toMatchObject({ pausedUntil: null });
  });

  test("repeat: a pause that lasts is not made longer", async () => {
    const { token } = await makeUser();
    const until = await call(pauseReminders, { paused: true }, { token });
    expect(await call(pauseReminders, { paused: true }, { token })).toBe(until);
    for (const _time of [1, 2]) expect(await call(pauseReminders, { paused: false }, { token })).toBeNull();
  });
});
