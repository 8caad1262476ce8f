import { cleanDeleteUser, exportUserData, getUserInfo } from "@mindle/domain/api/auth";
import { setSafetyFlag } from "@mindle/domain/api/safety";
import { HELP_KINDS } from "@mindle/domain/safety/help-kind";
import { FLAG_DAYS } from "@mindle/domain/safety/safety-flag";
import { DAY_MS, seoulDay } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { deleteUser, expiredToken, makeUser } from "../../../support/functions/users.ts";

/** A day at UTC+9, so many from now. */
const dayFromNow = (days: number) => seoulDay(Date.now() + days * DAY_MS);

const flagOf = (days: number, kind: (typeof HELP_KINDS)[number] = "danger") => ({
  kind,
  day: dayFromNow(days),
});

async function stored(uid: string) {
  return (await database().doc(`users/${uid}`).get()).data();
}

describe("safety/setSafetyFlag", () => {
  test("no token: refused", async () => {
    expect((await refusal(setSafetyFlag, { uid: "someone", flag: flagOf(0) })).code).toBe("unauthenticated");
  });

  test("bad input: names the field and stores nothing", async () => {
    const { uid, token } = await makeUser();
    for (const [flag, field] of [
      [{ kind: "sadness", day: dayFromNow(0) }, "flag.kind"],
      [{ kind: "danger", day: "today" }, "flag.day"],
      [{ kind: "danger", day: "2026-99-99" }, "flag.day"],
      [{ kind: "danger", day: dayFromNow(3) }, "flag.day"],
      [{ kind: "danger", day: dayFromNow(0), text: "words" }, "flag"],
      [{ kind: "danger" }, "flag.day"],
    ] as const) {
      expect(await refusal(setSafetyFlag, { uid, flag }, { token })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(new RegExp(`^${field}: `)),
      });
    }
    expect((await refusal(setSafetyFlag, { uid }, { token })).code).toBe("invalid-argument");
    expect(await stored(uid)).toBeUndefined();
  });

  test("forbidden: for another account, with an expired token, or of a deleted account", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const body = { uid: user.uid, flag: flagOf(0) };
    expect((await refusal(setSafetyFlag, body, { token: other.token })).code).toBe("failed-precondition");
    const expired = { token: expiredToken(user.uid) };
    expect((await refusal(setSafetyFlag, body, expired)).code).toBe("unauthenticated");
    await deleteUser(user);
    expect((await refusal(setSafetyFlag, body, { token: user.token })).code).toBe("unauthenticated");
    expect([await stored(user.uid), await stored(other.uid)]).toEqual([undefined, undefined]);
  });

  test("success: a user's first call creates the document; the flag is kind and day, and nothing else", async () => {
    const { uid, token } = await makeUser();
    for (const [at, kind] of HELP_KINDS.entries()) {
      const flag = flagOf(at - HELP_KINDS.length, kind);
      expect(await call(setSafetyFlag, { uid, flag }, { token })).toEqual(flag);
      expect((await stored(uid))?.["safetyFlag"]).toEqual(flag);
      expect(await call(getUserInfo, {}, { token })).toMatchObject({ safetyFlag: flag });
    }
  });

  test("success: a clock that is a day ahead is believed", async () => {
    const { uid, token } = await makeUser();
    expect(await call(setSafetyFlag, { uid, flag: flagOf(1) }, { token })).toEqual(flagOf(1));
  });

  test("success: of two flags the later one stays, whichever device sends it first", async () => {
    const { uid, token } = await makeUser();
    const [earlier, later] = [flagOf(-3, "danger"), flagOf(-1, "panic")];
    await call(setSafetyFlag, { uid, flag: later }, { token });
    expect(await call(setSafetyFlag, { uid, flag: earlier }, { token })).toEqual(later);
    const sameDay = { ...later, kind: "danger" } as const;
    expect(await call(setSafetyFlag, { uid, flag: sameDay }, { token })).toEqual(sameDay);
    expect(await call(setSafetyFlag, { uid, flag: later }, { token })).toEqual(sameDay);
  });

  test("success: past its days it is answered as none, and the next read of the user removes it", async () => {
    const { uid, token } = await makeUser();
    await call(getUserInfo, {}, { token });
    await database()
      .doc(`users/${uid}`)
      .update({ safetyFlag: flagOf(-FLAG_DAYS) });
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ safetyFlag: null });
    expect(await stored(uid)).not.toHaveProperty("safetyFlag");
    const lastDay = flagOf(1 - FLAG_DAYS);
    await call(setSafetyFlag, { uid, flag: lastDay }, { token });
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ safetyFlag: lastDay });
  });

  test("success: null removes it, and leaves nothing of it behind", async () => {
    const { uid, token } = await makeUser();
    await call(setSafetyFlag, { uid, flag: flagOf(0) }, { token });
    expect(await call(setSafetyFlag, { uid, flag: null }, { token })).toBeNull();
    expect(await stored(uid)).not.toHaveProperty("safetyFlag");
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ safetyFlag: null });
  });

  test("success: it is in the export, other calls keep it, and it goes with the account", async () => {
    const { uid, token } = await makeUser();
    const flag = flagOf(0, "violence");
    await call(setSafetyFlag, { uid, flag }, { token });
    await call(getUserInfo, {}, { token, headers: { "Accept-Language": "en" } });
    const { documents } = await call(exportUserData, {}, { token });
    expect(documents[`users/${uid}`]).toMatchObject({ safetyFlag: flag });
    await call(cleanDeleteUser, {}, { token });
    expect(await stored(uid)).toBeUndefined();
  });

  test("repeat: concurrent and later calls change nothing", async () => {
    const { uid, token } = await makeUser();
    const body = { uid, flag: flagOf(0) };
    await Promise.all([1, 2, 3].map(() => call(setSafetyFlag, body, { token })));
    const before = await database().doc(`users/${uid}`).get();
    expect(await call(setSafetyFlag, body, { token })).toEqual(body.flag);
    expect((await database().doc(`users/${uid}`).get()).updateTime).toEqual(before.updateTime);
    for (const _time of [1, 2]) expect(await call(setSafetyFlag, { uid, flag: null }, { token })).toBeNull();
  });
});
