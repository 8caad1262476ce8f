import { getUserNotificationInfo, updateNotificationConfig } from "@mindle/domain/api/notification";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeReminder } from "../../../support/functions/reminders.ts";
import { deleteUser, makeUser } from "../../../support/functions/users.ts";

function daily(uid: string) {
  return database().doc(`users/${uid}/notifications/daily`).get();
}

describe("notification/updateNotificationConfig", () => {
  test("no token: refused", async () => {
    const body = { id: "daily", config: makeReminder() };
    expect((await refusal(updateNotificationConfig, body)).code).toBe("unauthenticated");
  });

  test("bad input: names the field and stores nothing", async () => {
    const { uid, token } = await makeUser();
    const config = makeReminder();
    const refused: readonly (readonly [unknown, RegExp])[] = [
      [{ config }, /^id: /],
      [{ id: "weekly", config }, /^id: /],
      [{ id: "daily", config: { ...config, time: { hour: 24, minute: 0 } } }, /^config\.time\.hour: /],
      [{ id: "daily", config: { ...config, time: { hour: 9, minute: 3 } } }, /^config\.time\.minute: /],
      [{ id: "daily", config: { ...config, days: config.days.slice(1) } }, /^config\.days/],
      [{ id: "daily", config: { ...config, enabled: "true" } }, /^config\.enabled: /],
      [{ id: "daily", config: { ...config, weekMinutes: [0] } }, /^config: Unrecognized key/],
    ];
    for (const [body, message] of refused) {
      expect(await refusal(updateNotificationConfig, body, { token })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(message),
      });
    }
    expect((await daily(uid)).exists).toBe(false);
  });

  test("forbidden: the token of a deleted account stores nothing", async () => {
    const user = await makeUser();
    await deleteUser(user);
    const body = { id: "daily", config: makeReminder() };
    const refused = await refusal(updateNotificationConfig, body, { token: user.token });
    expect(refused.code).toBe("unauthenticated");
    expect((await daily(user.uid)).exists).toBe(false);
  });

  test("success: is stored with the minutes of the week at which it is due", async () => {
    const { uid, token } = await makeUser();
    const before = Date.now();
    const config = makeReminder({ hour: 9, minute: 5, weekdays: [1, 6] });
    expect(await call(updateNotificationConfig, { id: "daily", config }, { token })).toEqual(config);
    const stored = (await daily(uid)).data();
    expect(stored).toEqual({
      ...config,
      weekMinutes: [24 * 60 + 545, 6 * 24 * 60 + 545],
      changedAt: expect.any(Number),
    });
    expect(stored?.["changedAt"]).toBeGreaterThanOrEqual(before);

    const off = { ...config, enabled: false };
    expect(await call(updateNotificationConfig, { id: "daily", config: off }, { token })).toEqual(off);
    expect((await daily(uid)).data()).toMatchObject({ enabled: false, weekMinutes: [] });
    expect((await call(getUserNotificationInfo, {}, { token })).configs).toEqual({ daily: off });
  });

  test("repeat: a repeated call changes nothing; one of two concurrent calls is stored completely", async () => {
    const { uid, token } = await makeUser();
    const configs = [makeReminder({ hour: 1, weekdays: [1] }), makeReminder({ hour: 2, weekdays: [2] })];
    await Promise.all(
      configs.map((config) => call(updateNotificationConfig, { id: "daily", config }, { token })),
    );
    const stored = await daily(uid);
    const won = configs.find(({ time }) => time.hour === stored.get("time.hour"));
    expect(stored.data()).toMatchObject({ ...won, weekMinutes: [(won?.time.hour ?? 0) * (24 * 60 + 60)] });
    if (won !== undefined) await call(updateNotificationConfig, { id: "daily", config: won }, { token });
    expect((await daily(uid)).updateTime).toEqual(stored.updateTime);
  });
});
