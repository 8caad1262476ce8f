import { registerDevice, unregisterDevice } from "@mindle/domain/api/notification";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { deviceTokens, makeDeviceToken } from "../../../support/functions/reminders.ts";
import { makeUser } from "../../../support/functions/users.ts";

describe("notification/unregisterDevice", () => {
  test("no token: refused", async () => {
    expect((await refusal(unregisterDevice, { token: makeDeviceToken() })).code).toBe("unauthenticated");
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    expect(await refusal(unregisterDevice, { token: "" }, { token })).toEqual({
      code: "invalid-argument",
      message: expect.stringMatching(/^token: /),
    });
  });

  test("forbidden: another user's device stays", async () => {
    const [owner, other] = await Promise.all([makeUser(), makeUser()]);
    const device = makeDeviceToken();
    await call(registerDevice, { token: device }, { token: owner.token });
    await call(unregisterDevice, { token: device }, { token: other.token });
    expect(await deviceTokens(owner.uid)).toEqual([device]);
  });

  test("success: only that device is gone", async () => {
    const { uid, token } = await makeUser();
    const [device, kept] = [makeDeviceToken(), makeDeviceToken()];
    for (const each of [device, kept]) await call(registerDevice, { token: each }, { token });
    expect(await call(unregisterDevice, { token: device }, { token })).toBeNull();
    expect(await deviceTokens(uid)).toEqual([kept]);
  });

  test("repeat: succeeds again", async () => {
    const { uid, token } = await makeUser();
    const device = makeDeviceToken();
    await call(registerDevice, { token: device }, { token });
    await call(unregisterDevice, { token: device }, { token });
    expect(await call(unregisterDevice, { token: device }, { token })).toBeNull();
    expect(await deviceTokens(uid)).toEqual([]);
  });
});
