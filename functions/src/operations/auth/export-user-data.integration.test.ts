import { cleanDeleteUser, exportUserData } from "@mindle/domain/api/auth";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../testing/api.ts";
import { database } from "../../testing/database.ts";
import { fillUserData } from "../../testing/user-data.ts";
import { expiredToken, makeUser } from "../../testing/users.ts";

describe("auth/exportUserData", () => {
  test("no token: refused", async () => {
    expect((await refusal(exportUserData, {})).code).toBe("unauthenticated");
  });

  test("bad input: takes no fields, such as another user's id", async () => {
    const { uid, token } = await makeUser();
    expect((await refusal(exportUserData, { userId: uid }, { token })).code).toBe("invalid-argument");
  });

  test("forbidden: an expired token", async () => {
    const { uid } = await makeUser();
    expect((await refusal(exportUserData, {}, { token: expiredToken(uid) })).code).toBe("unauthenticated");
  });

  test("success: empty for a user without data", async () => {
    const { token } = await makeUser();
    expect(await call(exportUserData, {}, { token })).toEqual({ documents: {} });
  });

  test("repeat: returns all stored documents of the user, and no others, each time", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const places = await fillUserData(user);
    await fillUserData(other);
    const expected: Record<string, unknown> = {};
    for (const path of places.values()) expected[path] = (await database().doc(path).get()).data();
    expect(await call(exportUserData, {}, { token: user.token })).toEqual({ documents: expected });
    expect(await call(exportUserData, {}, { token: user.token })).toEqual({ documents: expected });
    await call(cleanDeleteUser, {}, { token: other.token });
    expect(await call(exportUserData, {}, { token: user.token })).toEqual({ documents: expected });
  });
});
