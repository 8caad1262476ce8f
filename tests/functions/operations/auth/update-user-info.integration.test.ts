import { getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { CONSENT_TEXTS, type ConsentTexts } from "@mindle/domain/policy/consents";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { deleteUser, makePhoneUser, makeUser } from "../../../support/functions/users.ts";

const WHOLE = { nickname: "Mina", birthYear: 1994, gender: "female", occupation: "nurse" };

async function stored(uid: string) {
  return (await database().doc(`users/${uid}`).get()).data();
}

describe("auth/updateUserInfo", () => {
  test("no token: refused", async () => {
    expect((await refusal(updateUserInfo, { userId: "u", updateDoc: {} })).code).toBe("unauthenticated");
  });

  test("bad input: names the field and stores nothing", async () => {
    const { uid, token } = await makeUser();
    const refused: readonly (readonly [unknown, RegExp])[] = [
      [{ updateDoc: {} }, /^userId: /],
      [{ userId: uid }, /^updateDoc: /],
      [{ userId: uid, updateDoc: { email: "a@example.com" } }, /^updateDoc: Unrecognized key/],
      [
        { userId: uid, updateDoc: { "additionalInfo.nickname": "  " } },
        /^updateDoc\.additionalInfo\.nickname: /,
      ],
      [{ userId: uid, updateDoc: { "additionalInfo.birthYear": 1994 } }, /^updateDoc: Unrecognized key/],
      [
        { userId: uid, updateDoc: { additionalInfo: { birthYear: 1899 } } },
        /^updateDoc\.additionalInfo\.birthYear: /,
      ],
      [{ userId: uid, updateDoc: { additionalInfo: { isAdmin: true } } }, /^updateDoc\.additionalInfo: /],
      [{ userId: uid, updateDoc: { passwordSet: "yes" } }, /^updateDoc\.passwordSet: /],
      [
        { userId: uid, updateDoc: { consents: { ...CONSENT_TEXTS, age: "" } } },
        /^updateDoc\.consents\.age: /,
      ],
      [{ userId: uid, updateDoc: { consents: { terms: "2026-11-21" } } }, /^updateDoc\.consents\.health: /],
      [{ userId: uid, updateDoc: { consents: { ...CONSENT_TEXTS, givenAt: 1 } } }, /^updateDoc\.consents: /],
      [
        { userId: uid, updateDoc: { "additionalInfo.nickname": "Mina", additionalInfo: {} } },
        /^updateDoc: must not have both/,
      ],
    ];
    for (const [body, message] of refused) {
      expect(await refusal(updateUserInfo, body, { token })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(message),
      });
    }
    expect(await stored(uid)).toBeUndefined();
  });

  test("forbidden: another user's id changes neither user", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    await Promise.all([user, other].map(({ token }) => call(getUserInfo, {}, { token })));
    const before = await Promise.all([stored(user.uid), stored(other.uid)]);
    for (const userId of [other.uid, "unknown-user", ""]) {
      const body = { userId, updateDoc: { "additionalInfo.nickname": "Mallory" } };
      expect((await refusal(updateUserInfo, body, { token: user.token })).code).toBe("permission-denied");
    }
    expect(await Promise.all([stored(user.uid), stored(other.uid)])).toEqual(before);
  });

  test("forbidden: the token of a deleted account creates no document", async () => {
    const user = await makeUser();
    await deleteUser(user);
    const refused = await refusal(updateUserInfo, { userId: user.uid, updateDoc: {} }, { token: user.token });
    expect(refused.code).toBe("unauthenticated");
    expect(await stored(user.uid)).toBeUndefined();
  });

  test("success: the dotted nickname changes only the nickname, additionalInfo replaces everything", async () => {
    const { uid, token } = await makeUser();
    const update = (updateDoc: Parameters<typeof updateUserInfo.body.parse>[0]) =>
      call(updateUserInfo, updateUserInfo.body.parse({ userId: uid, updateDoc }), { token });

    expect((await update({ additionalInfo: WHOLE })).additionalInfo).toEqual(WHOLE);
    const renamed = await update({ "additionalInfo.nickname": ` ${"하늘".normalize("NFD")} ` });
    expect(renamed.additionalInfo).toEqual({ ...WHOLE, nickname: "하늘" });
    expect((await stored(uid))?.["additionalInfo"]).toEqual({ ...WHOLE, nickname: "하늘" });

    expect((await update({ additionalInfo: { nickname: "Mina" } })).additionalInfo).toEqual({
      nickname: "Mina",
    });
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ additionalInfo: { nickname: "Mina" } });
    expect((await update({ additionalInfo: {} })).additionalInfo).toEqual({});
    expect((await stored(uid))?.["additionalInfo"]).toEqual({});
  });

  test("success: a user's first call creates the document", async () => {
    const { uid, email, token } = await makeUser();
    const user = await call(
      updateUserInfo,
      { userId: uid, updateDoc: { "additionalInfo.nickname": "Mina" } },
      { token },
    );
    expect(user).toEqual(await call(getUserInfo, {}, { token }));
    expect(await stored(uid)).toEqual({
      email,
      passwordSet: true,
      additionalInfo: { nickname: "Mina" },
      timezoneOffset: null,
      createdAt: expect.any(Number),
    });
  });

  test("success: passwordSet is kept as sent, also by later calls, for an account that signs in by e-mail", async () => {
    const { uid, token } = await makeUser();
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ passwordSet: true });
    for (const passwordSet of [false, true]) {
      const body = { userId: uid, updateDoc: { passwordSet } };
      expect(await call(updateUserInfo, body, { token })).toMatchObject({ passwordSet });
      expect(await call(getUserInfo, {}, { token })).toMatchObject({ passwordSet });
      const nickname = { userId: uid, updateDoc: { "additionalInfo.nickname": "Mina" } };
      expect(await call(updateUserInfo, nickname, { token })).toMatchObject({ passwordSet });
      expect(await stored(uid)).toMatchObject({ passwordSet });
    }
  });

  test("success: consents are stored with the time of the first call for the same texts", async () => {
    const { uid, token } = await makeUser();
    const consent = (consents: ConsentTexts) =>
      call(updateUserInfo, { userId: uid, updateDoc: { consents } }, { token });
    const before = Date.now();
    expect(await consent(CONSENT_TEXTS)).toMatchObject({ hasConsented: true });
    const first = (await stored(uid))?.["consents"];
    expect(first).toEqual({ ...CONSENT_TEXTS, givenAt: expect.any(Number) });
    expect(first.givenAt).toBeGreaterThanOrEqual(before);
    expect(first.givenAt).toBeLessThanOrEqual(Date.now());

    await consent(CONSENT_TEXTS);
    await call(updateUserInfo, { userId: uid, updateDoc: { "additionalInfo.nickname": "Mina" } }, { token });
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ hasConsented: true });
    expect((await stored(uid))?.["consents"]).toEqual(first);

    const changed = { ...CONSENT_TEXTS, health: "2031-02-03" };
    await consent(changed);
    const next = (await stored(uid))?.["consents"];
    expect(next).toEqual({ ...changed, givenAt: expect.any(Number) });
    expect(next.givenAt).toBeGreaterThan(first.givenAt);
  });

  test("success: an account without an address has no password, whatever is sent", async () => {
    const { uid, token } = await makePhoneUser();
    const body = { userId: uid, updateDoc: { passwordSet: true } };
    expect(await call(updateUserInfo, body, { token })).toMatchObject({ passwordSet: false });
    expect(await call(getUserInfo, {}, { token })).toMatchObject({ passwordSet: false });
  });

  test("success: a changed address is copied from the account", async () => {
    const { uid, email, token } = await makeUser();
    await call(getUserInfo, {}, { token });
    await database().doc(`users/${uid}`).update({ email: "old@example.com" });
    await call(updateUserInfo, { userId: uid, updateDoc: { passwordSet: true } }, { token });
    expect(await stored(uid)).toMatchObject({ email });
  });

  test("repeat: a repeated call changes nothing, and no concurrent change is lost", async () => {
    const { uid, token } = await makeUser();
    const body = { userId: uid, updateDoc: { additionalInfo: WHOLE } };
    const [first, atOnce] = await Promise.all([
      call(updateUserInfo, body, { token }),
      call(updateUserInfo, body, { token }),
    ]);
    expect(atOnce).toEqual(first);
    const before = await database().doc(`users/${uid}`).get();
    expect(await call(updateUserInfo, body, { token })).toEqual(first);
    expect((await database().doc(`users/${uid}`).get()).updateTime).toEqual(before.updateTime);

    await database().doc(`users/${uid}`).delete();
    await Promise.all([
      call(updateUserInfo, { userId: uid, updateDoc: { "additionalInfo.nickname": "Robin" } }, { token }),
      call(getUserInfo, {}, { token }),
    ]);
    expect(await stored(uid)).toMatchObject({ additionalInfo: { nickname: "Robin" } });
  });
});
