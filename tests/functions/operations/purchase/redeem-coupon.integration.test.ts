import { redeemCoupon } from "@mindle/domain/api/purchase";
import { childCouponCode, WELCOME_COUPON_CODE } from "@mindle/domain/purchase/coupon";
import { describe, expect, test } from "vitest";
import { call, post, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import {
  countedRedemptions,
  makeCoupon,
  PACKAGE,
  storedProgram,
} from "../../../support/functions/purchases.ts";
import { testStore } from "../../../support/functions/store.ts";
import { deleteUser, makeUser, type TestUser } from "../../../support/functions/users.ts";

const GRANTED = { programIds: [PACKAGE.programId] };

function redeem(code: string, user: TestUser) {
  return call(redeemCoupon, { code }, { token: user.token });
}

async function refused(code: string, user: TestUser): Promise<string> {
  return (await refusal(redeemCoupon, { code }, { token: user.token })).code;
}

function fullWidth(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
}

async function storedCoupon(code: string) {
  return (await database().doc(`coupons/${code}`).get()).data();
}

async function countRedemptions(code: string): Promise<number> {
  return (await database().collection(`coupons/${code}/redemptions`).get()).size;
}

/**
 * Concurrent calls make the emulator start a process each, which is slow. concurrent-calls.test.ts runs 50 in one
 * process.
 */
const CONCURRENT = { timeout: 120_000 };

describe("purchase/redeemCoupon", () => {
  test("no token: refused", async () => {
    const code = await makeCoupon();
    expect((await refusal(redeemCoupon, { code })).code).toBe("unauthenticated");
    expect(await countRedemptions(code)).toBe(0);
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    for (const body of [{}, { code: "" }, { code: "   " }, { code: 1 }, { code: "a".repeat(101) }]) {
      const answer = await refusal(redeemCoupon, body, { token });
      expect(answer).toEqual({ code: "invalid-argument", message: expect.stringMatching(/^code: /) });
    }
  });

  test("forbidden: unknown, inactive, expired and exhausted codes grant nothing", async () => {
    const user = await makeUser();
    for (const code of ["NO-SUCH-CODE", "a/b/c", "..", "__reserved__", "여름", `${WELCOME_COUPON_CODE}/x`]) {
      expect(await refused(code, user)).toBe("not-found");
    }
    expect(await refused(await makeCoupon({ active: false }), user)).toBe("failed-precondition");
    expect(await refused(await makeCoupon({ expiresAt: Date.now() }), user)).toBe("failed-precondition");
    expect(await refused(await makeCoupon({ maxRedemptions: 0 }), user)).toBe("resource-exhausted");
    expect(await storedProgram(user.uid)).toBeUndefined();
  });

  test("forbidden: a closed account", async () => {
    const [user, code] = await Promise.all([makeUser(), makeCoupon()]);
    await deleteUser(user);
    expect(await refused(code, user)).toBe("unauthenticated");
    expect(await storedProgram(user.uid)).toBeUndefined();
    expect(await countRedemptions(code)).toBe(0);
  });

  test("success: opens the programmes for the package's period, and counts the redemption", async () => {
    const [user, code] = await Promise.all([makeUser(), makeCoupon({ expiresAt: Date.now() + 60_000 })]);
    const before = Date.now();
    expect(await redeem(` ${code} `, user)).toEqual(GRANTED);
    const stored = await storedProgram(user.uid);
    expect(stored?.["version"]).toBe(2);
    const [span] = stored?.["usageInfos"] ?? [];
    expect(span).toMatchObject({ status: "available", closedAt: span.openedAt + PACKAGE.openMillis });
    expect(span.openedAt).toBeGreaterThanOrEqual(before);
    expect(span.openedAt).toBeLessThanOrEqual(Date.now());
    // Without a limit nothing is counted: all users would share the counter.
    expect(await countedRedemptions(code)).toBe(0);
    expect(await testStore().coupons.all()).toContainEqual(expect.objectContaining({ code, redeemed: 1 }));
    expect((await database().doc(`coupons/${code}/redemptions/${user.uid}`).get()).data()).toEqual({
      userId: user.uid,
      ...GRANTED,
      redeemedAt: span.openedAt,
    });
  });

  test("success: a code in other case, in full-width letters, with spaces and another dash", async () => {
    const [user, code] = await Promise.all([makeUser(), makeCoupon()]);
    const typed = ` ${code.toLowerCase().replace("-", "－").replaceAll(/[a-z]/g, fullWidth)}\u200b\u00a0`;
    expect(await redeem(typed, user)).toEqual(GRANTED);
    expect(await redeem(code, user)).toEqual(GRANTED);
    expect(await countRedemptions(code)).toBe(1);
  });

  test("success: a second coupon of an open programme starts when the first closes; steps are kept", async () => {
    const user = await makeUser();
    await redeem(await makeCoupon(), user);
    const program = database().doc(`users/${user.uid}/programs/${PACKAGE.programId}`);
    await program.update({ stepFinished: [{ stepId: "d1-s1" }] });
    await redeem(await makeCoupon({ packageId: "riggy_starter.v0" }), user);
    const stored = await storedProgram(user.uid);
    const [first, second] = stored?.["usageInfos"] ?? [];
    expect(second).toEqual({
      status: "available",
      openedAt: first.closedAt,
      closedAt: first.closedAt + 7_948_800_000,
    });
    expect(stored?.["stepFinished"]).toEqual([{ stepId: "d1-s1" }]);
  });

  test("success: the welcome coupon is built in and grants once", async () => {
    const user = await makeUser();
    for (let time = 0; time < 3; time += 1) {
      expect(await redeem(WELCOME_COUPON_CODE, user)).toEqual({ programIds: ["um-eng-v2s"] });
    }
    expect((await storedProgram(user.uid, "um-eng-v2s"))?.["usageInfos"]).toHaveLength(1);
    expect(await storedCoupon(WELCOME_COUPON_CODE)).toBeUndefined();
  });

  test.each([
    ["is open", (end: number) => end],
    ["was open once", () => 2],
  ])("forbidden: the welcome coupon where its programme %s, by another coupon", async (_, closedAt) => {
    const user = await makeUser();
    await redeem(await makeCoupon({ programIds: ["um-eng-v2s"], packageId: "riggy_starter.v0" }), user);
    const program = database().doc(`users/${user.uid}/programs/um-eng-v2s`);
    const [span] = (await storedProgram(user.uid, "um-eng-v2s"))?.["usageInfos"] ?? [];
    const usageInfos = [{ ...span, openedAt: 1, closedAt: closedAt(span.closedAt) }];
    await program.update({ usageInfos });
    expect(await refused(WELCOME_COUPON_CODE, user)).toBe("already-exists");
    expect((await storedProgram(user.uid, "um-eng-v2s"))?.["usageInfos"]).toEqual(usageInfos);
    const redemption = database().doc(`coupons/${WELCOME_COUPON_CODE}/redemptions/${user.uid}`);
    expect((await redemption.get()).exists).toBe(false);
  });

  test("success: the welcome coupon for a user who has only begun its programme's free steps", async () => {
    const user = await makeUser();
    const program = database().doc(`users/${user.uid}/programs/um-eng-v2s`);
    await program.set({ usageInfos: [], stepFinished: [{ stepId: "d1-s1" }] });
    expect(await redeem(WELCOME_COUPON_CODE, user)).toEqual({ programIds: ["um-eng-v2s"] });
    expect((await storedProgram(user.uid, "um-eng-v2s"))?.["usageInfos"]).toHaveLength(1);
  });

  test("success: a child's coupon opens its programme once while it is a free beta", async () => {
    const user = await makeUser();
    const code = childCouponCode("Pleaser");
    for (let time = 0; time < 2; time += 1) {
      expect(await redeem(code.toLowerCase(), user)).toEqual({ programIds: ["pleaser-v1"] });
    }
    const [span, ...others] = (await storedProgram(user.uid, "pleaser-v1"))?.["usageInfos"] ?? [];
    expect(others).toEqual([]);
    expect(span).toMatchObject({ closedAt: span.openedAt + 7_948_800_000 });
    // Riggy's is open by the welcome coupon already: a second one is refused.
    await redeem(WELCOME_COUPON_CODE, user);
    expect(await refused(childCouponCode("Riggy"), user)).toBe("already-exists");
  });

  test("repeat: returns the same without a second grant, even if the coupon has ended", async () => {
    const [user, other, code] = await Promise.all([
      makeUser(),
      makeUser(),
      makeCoupon({ maxRedemptions: 1 }),
    ]);
    expect(await redeem(code, user)).toEqual(GRANTED);
    expect(await redeem(code, user)).toEqual(GRANTED);
    expect(await refused(code, other)).toBe("resource-exhausted");
    await database().doc(`coupons/${code}`).update({ active: false, expiresAt: 1 });
    expect(await redeem(code, user)).toEqual(GRANTED);
    expect((await storedProgram(user.uid))?.["usageInfos"]).toHaveLength(1);
    expect(await countedRedemptions(code)).toBe(1);
  });

  test("concurrent: 20 calls of one user grant once and return the same", CONCURRENT, async () => {
    const [user, code] = await Promise.all([makeUser(), makeCoupon({ maxRedemptions: 5 })]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(code, user)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => GRANTED));
    expect((await storedProgram(user.uid))?.["usageInfos"]).toHaveLength(1);
    expect(await countedRedemptions(code)).toBe(1);
  });

  test("concurrent: exactly N of 4N users redeem a coupon for N", CONCURRENT, async () => {
    const limit = 5;
    const code = await makeCoupon({ maxRedemptions: limit });
    const users = await Promise.all(Array.from({ length: 4 * limit }, () => makeUser()));
    const answers = await Promise.all(users.map(({ token }) => post(redeemCoupon.path, { code }, { token })));
    expect(answers.filter(({ success }) => success)).toHaveLength(limit);
    for (const answer of answers) if (!answer.success) expect(answer.code).toBe("resource-exhausted");
    const programs = await Promise.all(users.map(({ uid }) => storedProgram(uid)));
    expect(programs.filter((program) => program !== undefined)).toHaveLength(limit);
    expect(await countRedemptions(code)).toBe(limit);
    expect(await countedRedemptions(code)).toBe(limit);
  });
});
