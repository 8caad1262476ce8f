import { getUserInfo, signOutEverywhere } from "@mindle/domain/api/auth";
import { registerDevice } from "@mindle/domain/api/notification";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { expiredToken, makeUser, nextSecond, signInAgain } from "../../../support/functions/users.ts";

describe("auth/signOutEverywhere", () => {
  test("no token: refused", async () => {
    expect((await refusal(signOutEverywhere, {})).code).toBe("unauthenticated");
  });

  test("bad input: takes no fields, such as another user's id; ends no session", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    await nextSecond();
    const refused = await refusal(signOutEverywhere, { userId: other.uid }, { token: user.token });
    expect(refused).toEqual({ code: "invalid-argument", message: 'body: Unrecognized key: "userId"' });
    expect(await call(getUserInfo, {}, { token: user.token })).toMatchObject({ userId: user.uid });
  });

  test("forbidden: an expired token ends no session", async () => {
    const { uid, token } = await makeUser();
    await nextSecond();
    expect((await refusal(signOutEverywhere, {}, { token: expiredToken(uid) })).code).toBe("unauthenticated");
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ userId: uid });
  });

  test("success: no session and no device of the user goes on, sessions of other users do", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const elsewhere = await signInAgain(user);
    await nextSecond();
    await call(registerDevice, { token: "device-of-a-lost-phone" }, { token: user.token });
    expect(await call(signOutEverywhere, {}, { token: user.token })).toBeNull();
    expect((await database().collection(`users/${user.uid}/devices`).get()).size).toBe(0);
    for (const { token } of [user, elsewhere]) {
      expect((await refusal(getUserInfo, {}, { token })).code).toBe("unauthenticated");
    }
    expect(await call(getUserInfo, {}, { token: other.token })).toMatchObject({ userId: other.uid });
  });

  test("repeat: the ended session cannot call again; a new one goes on until it is ended, too", async () => {
    const user = await makeUser();
    await nextSecond();
    await call(signOutEverywhere, {}, { token: user.token });
    expect((await refusal(signOutEverywhere, {}, { token: user.token })).code).toBe("unauthenticated");
    const { token } = await signInAgain(user);
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ userId: user.uid });
    await nextSecond();
    await call(signOutEverywhere, {}, { token });
    expect((await refusal(getUserInfo, {}, { token })).code).toBe("unauthenticated");
  });
});
