import { expect, test } from "vitest";
import { CHARACTERS } from "../assessment/characters.ts";
import { TRIAL_PROGRAM_ID } from "../programme/programme-id.ts";
import {
  childCoupon,
  childCouponCode,
  childOfCoupon,
  codesOf,
  couponRefusal,
  isBuiltInCoupon,
  isCouponCode,
  WELCOME_COUPON,
  WELCOME_COUPON_CODE,
} from "./coupon.ts";

const LIMITED = { ...WELCOME_COUPON, maxRedemptions: 2, expiresAt: 100 };

test.each([
  ["within its limits", LIMITED, 1, 99, undefined],
  ["at its limit", LIMITED, 2, 99, "exhausted"],
  ["at its end", LIMITED, 0, 100, "expired"],
  ["switched off", { ...LIMITED, active: false }, 2, 100, "inactive"],
  ["for nobody", { ...LIMITED, maxRedemptions: 0 }, 0, 0, "exhausted"],
  ["without limits", WELCOME_COUPON, 1e9, Number.MAX_SAFE_INTEGER, undefined],
])("a coupon %s", (_name, coupon, redeemed, now, refusal) => {
  expect(couponRefusal(coupon, redeemed, now)).toBe(refusal);
});

test("the welcome coupon opens the trial programme for a starter's time", () => {
  expect(WELCOME_COUPON).toMatchObject({
    packageId: "riggy_starter.v0",
    programIds: [TRIAL_PROGRAM_ID],
  });
});

test("each child has a coupon, which opens what its starter has while that is a free beta", () => {
  for (const character of CHARACTERS) {
    const code = childCouponCode(character);
    expect(isCouponCode(code)).toBe(true);
    expect(isBuiltInCoupon(code)).toBe(true);
    expect(childOfCoupon(code)).toBe(character);
  }
  expect(["WELCOME", "WELCOME-", "WELCOME-MINDLE", "PLEASER"].map(childOfCoupon)).toEqual(
    Array(4).fill(undefined),
  );
  expect(isBuiltInCoupon("WELCOME-26")).toBe(false);
  const starter = { id: "pleaser_starter.v0", beta: true, programOpenLengthMillis: { "pleaser-v1": 1 } };
  expect(childCoupon(starter)).toMatchObject({
    packageId: starter.id,
    programIds: ["pleaser-v1"],
    active: true,
  });
  expect(couponRefusal(childCoupon({ ...starter, beta: false }), 0, 0)).toBe("inactive");
});

test("a code is a safe document id", () => {
  for (const code of [WELCOME_COUPON_CODE, "a", "SPRING-2026_b", "9".repeat(100)]) {
    expect(isCouponCode(code)).toBe(true);
  }
  for (const text of ["", "a/b", "..", "__id__", "-a", "a b", "a\n", "가", "a".repeat(101)]) {
    expect(isCouponCode(text)).toBe(false);
  }
});

test.each([
  "WELCOME",
  "welcome",
  "Welcome",
  "ＷＥＬＣＯＭＥ",
  "ｗｅｌｃｏｍｅ",
  " WEL COME ",
  "WEL\u00a0COME\u3000",
  "\u200bWELCOME\ufeff",
])("%j means the welcome coupon", (text) => {
  expect(codesOf(text)).toContain(WELCOME_COUPON_CODE);
});

test.each([
  ["spring–2026", ["spring-2026", "SPRING-2026"]],
  ["Ｓｐｒｉｎｇ－２０２６", ["Spring-2026", "SPRING-2026", "spring-2026"]],
  ["SPRING−２０٢٦", ["SPRING-2026", "spring-2026"]],
  ["spring＿1", ["spring_1", "SPRING_1"]],
  ["여름", []],
  ["a/b", []],
  ["", []],
])("%j means %j", (text, codes) => {
  expect(codesOf(text)).toEqual(codes);
});
