import { registerDevice } from "@mindle/domain/api/notification";
import { describe, expect, test } from "vitest";
import { MAX_DEVICES } from "../../../../functions/src/store/reminders/devices.ts";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { deviceTokens, makeDeviceToken } from "../../../support/functions/reminders.ts";
import { deleteUser, makeUser } from "../../../support/functions/users.ts";

describe("notification/registerDevice", () => {
  test("no token: refused", async () => {
    expect((await refusal(registerDevice, { token: makeDeviceToken() })).code).toBe("unauthenticated");
  });

  test("bad input: names the field and stores nothing", async () => {
    const { uid, token } = await makeUser();
    for (const body of [
      {},
      { token: "" },
      { token: "with a space" },
      { token: "a".repeat(1_025) },
      { token: 8 },
    ]) {
      expect(await refusal(registerDevice, body, { token })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(/^token: /),
      });
    }
    const more = await refusal(registerDevice, { token: makeDeviceToken(), uid: "other" }, { token });
    expect(more.message).toMatch(/Unrecognized key/);
    expect(await deviceTokens(uid)).toEqual([]);
  });

  test("forbidden: the token of a deleted account stores nothing", async () => {
    const user = await makeUser();
    await deleteUser(user);
    const refused = await refusal(registerDevice, { token: makeDeviceToken() }, { token: user.token });
    expect(refused.code).toBe("unauthenticated");
    expect(await deviceTokens(user.uid)).toEqual([]);
  });

  test("success: is stored, instead of the oldest where there are too many", async () => {
    const { uid, token } = await makeUser();
    const devices = Array.from({ length: MAX_DEVICES + 1 }, makeDeviceToken);
    for (const device of devices) {
      expect(await call(registerDevice, { token: device }, { token })).toBeNull();
    }
    expect(await deviceTokens(uid)).toEqual(devices.slice(1).toSorted());
  });

  test("success: a browser belongs to the user who registered it last", async () => {
    const [first, second] = await Promise.all([makeUser(), makeUser()]);
    const device = makeDeviceToken();
    await call(registerDevice, { token: device }, { token: first.token });
    await call(registerDevice, { token: device }, { token: second.token });
    expect(await deviceTokens(first.uid)).toEqual([]);
    expect(await deviceTokens(second.uid)).toEqual([device]);
  });

  test("success: a browser has one owner, also when two users register it at once", async () => {
    const users = await Promise.all([makeUser(), makeUser()]);
    const devices = Array.from({ length: 6 }, makeDeviceToken);
    for (const device of devices) {
      await Promise.all(users.map(({ token }) => call(registerDevice, { token: device }, { token })));
    }
    const owned = await Promise.all(users.map(({ uid }) => deviceTokens(uid)));
    expect(owned.flat().toSorted()).toEqual(devices.toSorted());
  });

  test("repeat: changes nothing, also with concurrent calls", async () => {
    const { uid, token } = await makeUser();
    const device = makeDeviceToken();
    const register = () => call(registerDevice, { token: device }, { token });
    await Promise.all([register(), register()]);
    const stored = await database().collection(`users/${uid}/devices`).get();
    await register();
    const later = await database().collection(`users/${uid}/devices`).get();
    expect(later.docs.map(({ updateTime }) => updateTime)).toEqual(
      stored.docs.map(({ updateTime }) => updateTime),
    );
    expect(await deviceTokens(uid)).toEqual([device]);
  });
});
