import {
  getUserNotificationInfo,
  updateNotificationConfig,
  updateTimezoneOffset,
} from "@mindle/domain/api/notification";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeReminder } from "../../../support/functions/reminders.ts";
import { expiredToken, makeUser } from "../../../support/functions/users.ts";

const NOTHING = { configs: {}, timezoneOffset: null, pausedUntil: null, dated: [] };

describe("notification/getUserNotificationInfo", () => {
  test("no token: refused", async () => {
    expect((await refusal(getUserNotificationInfo, {})).code).toBe("unauthenticated");
  });

  test("bad input: takes no fields", async () => {
    const { token } = await makeUser();
    expect((await refusal(getUserNotificationInfo, { id: "daily" }, { token })).code).toBe(
      "invalid-argument",
    );
  });

  test("forbidden: an expired token", async () => {
    const { uid } = await makeUser();
    const refused = await refusal(getUserNotificationInfo, {}, { token: expiredToken(uid) });
    expect(refused.code).toBe("unauthenticated");
  });

  test("success: nothing is set for a new user", async () => {
    const { uid, token } = await makeUser();
    expect(await call(getUserNotificationInfo, {}, { token })).toEqual(NOTHING);
    expect((await database().doc(`users/${uid}`).get()).exists).toBe(false);
  });

  test("repeat: returns the user's own settings each time", async () => {
    const [{ token }, other] = await Promise.all([makeUser(), makeUser()]);
    const config = makeReminder({ hour: 23, minute: 55 });
    await call(updateTimezoneOffset, { timezoneOffset: -540 }, { token });
    await call(updateNotificationConfig, { id: "daily", config }, { token });
    const expected = { ...NOTHING, configs: { daily: config }, timezoneOffset: -540 };
    expect(await call(getUserNotificationInfo, {}, { token })).toEqual(expected);
    expect(await call(getUserNotificationInfo, {}, { token })).toEqual(expected);
    expect(await call(getUserNotificationInfo, {}, { token: other.token })).toEqual(NOTHING);
  });
});
