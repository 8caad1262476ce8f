import { Timestamp } from "@google-cloud/firestore";
import { cleanDeleteUser, exportUserData, getUserInfo } from "@mindle/domain/api/auth";
import { subscribe } from "@mindle/domain/api/mailing";
import { setSafetyFlag } from "@mindle/domain/api/safety";
import { seoulDay } from "@mindle/domain/time";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeEmail, makeUser } from "../../../support/functions/users.ts";

async function subscriptionsOf(email: string) {
  const found = await database().collection("subscriptions").where("email", "==", email).get();
  return found.docs.map((document) => document.data());
}

async function mailsTo(email: string) {
  const found = await database().collection("mail").where("to", "==", email).get();
  return found.docs.map((document) => document.data());
}

describe("mailing/subscribe", () => {
  test("the exit popup's address gets one mail a day with the link to the test", async () => {
    const email = makeEmail();
    await call(subscribe, { type: "schema-exit", email });
    await Promise.all([
      call(subscribe, { type: "schema-exit", email }),
      call(subscribe, { type: "schema-exit", email: email.toUpperCase() }),
    ]);
    const [mail, ...others] = await mailsTo(email);
    expect(mail).toEqual({
      to: email,
      userId: null,
      expiresAt: expect.any(Timestamp),
      message: {
        subject: expect.stringContaining("마음 테스트"),
        text: expect.stringMatching(/^https:\/\/[^/]+\/schema\/nickname\?lng=ko$/m),
      },
    });
    expect(others).toEqual([]);
  });

  test("a user whose safety flag is active is sent no invitation; the address stays on the list", async () => {
    const { uid, email, token } = await makeUser();
    const flag = { kind: "danger", day: seoulDay(Date.now()) } as const;
    await call(setSafetyFlag, { uid, flag }, { token });
    await call(subscribe, { type: "schema-exit", email }, { token });
    expect([await mailsTo(email), await subscriptionsOf(email)]).toMatchObject([
      [],
      [{ email, userId: uid }],
    ]);
    await call(setSafetyFlag, { uid, flag: null }, { token });
    await call(subscribe, { type: "schema-exit", email }, { token });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("a voucher's address gets no mail yet", async () => {
    const email = makeEmail();
    await call(subscribe, { type: "VOUCHER_GET", email, etcData: { packageId: "riggy-complete" } });
    expect(await mailsTo(email)).toEqual([]);
  });

  test("no token: adds an address to the list of the exit popup", async () => {
    const email = makeEmail();
    const before = Date.now();
    expect(await call(subscribe, { type: "schema-exit", email })).toBeNull();
    const [subscription, ...others] = await subscriptionsOf(email);
    expect(subscription).toEqual({
      type: "schema-exit",
      email,
      userId: null,
      packageId: null,
      subscribedAt: expect.any(Number),
    });
    expect(subscription?.["subscribedAt"]).toBeGreaterThanOrEqual(before);
    expect(others).toEqual([]);
  });

  test("bad input: names the field and stores nothing", async () => {
    const email = makeEmail();
    const refused: readonly (readonly [unknown, RegExp])[] = [
      [{ email }, /^type: /],
      [{ type: "newsletter", email }, /^type: /],
      [{ type: "schema-exit", email: "not-an-address" }, /^email: must be an e-mail address$/],
      [{ type: "VOUCHER_GET", email }, /^etcData: /],
      [{ type: "VOUCHER_GET", email, etcData: { packageId: "riggy_complete.v0" } }, /^etcData\.packageId: /],
      [
        { type: "schema-exit", email, etcData: { packageId: "riggy-complete" } },
        /^etcData: Unrecognized key/,
      ],
    ];
    for (const [body, message] of refused) {
      expect(await refusal(subscribe, body)).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(message),
      });
    }
    expect(await subscriptionsOf(email)).toEqual([]);
  });

  test("forbidden: a bad token is refused and stores nothing", async () => {
    const email = makeEmail();
    const refused = await refusal(subscribe, { type: "schema-exit", email }, { token: "nonsense" });
    expect(refused.code).toBe("unauthenticated");
    expect(await subscriptionsOf(email)).toEqual([]);
  });

  test("success: one subscription per list and package", async () => {
    const email = makeEmail();
    await call(subscribe, { type: "schema-exit", email, etcData: {} });
    for (const packageId of ["riggy-complete", "flippy-starter"]) {
      await call(subscribe, { type: "VOUCHER_GET", email, etcData: { packageId } });
    }
    const packageIds = (await subscriptionsOf(email)).map(({ packageId }): unknown => packageId);
    expect(packageIds).toHaveLength(3);
    expect(new Set(packageIds)).toEqual(new Set([null, "riggy-complete", "flippy-starter"]));
  });

  test("success: what a user gave, and what was given with their address, is exported and deleted with them", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    await Promise.all([user, other].map(({ token }) => call(getUserInfo, {}, { token })));
    const friend = makeEmail();
    await call(subscribe, { type: "schema-exit", email: user.email.toUpperCase() });
    await call(subscribe, { type: "schema-exit", email: friend }, { token: user.token });
    await call(subscribe, { type: "schema-exit", email: other.email }, { token: other.token });
    expect((await subscriptionsOf(friend))[0]).toMatchObject({ userId: user.uid });

    const { documents } = await call(exportUserData, {}, { token: user.token });
    const given = Object.values(documents).flatMap((document) =>
      typeof document === "object" && document !== null && "subscribedAt" in document ? [document] : [],
    );
    expect(new Set(given.map(({ email }) => email))).toEqual(new Set([user.email, friend]));

    await call(cleanDeleteUser, {}, { token: user.token });
    expect([await subscriptionsOf(user.email), await subscriptionsOf(friend)]).toEqual([[], []]);
    expect(await subscriptionsOf(other.email)).toHaveLength(1);
  });

  test("repeat: the same address, in any case, keeps the first subscription", async () => {
    const email = makeEmail();
    const ask = (address: string) =>
      call(subscribe, { type: "VOUCHER_GET", email: address, etcData: { packageId: "jumpy-complete" } });
    await ask(email);
    const [first] = await subscriptionsOf(email);
    await Promise.all([ask(email), ask(email.toUpperCase())]);
    expect(await subscriptionsOf(email)).toEqual([first]);
  });
});
