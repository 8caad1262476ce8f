import { redeemCoupon } from "@mindle/domain/api/purchase";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FailureReport } from "../../../functions/src/http/dispatch.ts";
import { describeError } from "../../../functions/src/logging/log-lines.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../support/functions/backend.ts";
import { raceForCoupon } from "../../support/functions/coupon-race.ts";
import { makeCoupon, putPackage } from "../../support/functions/purchases.ts";
import { runs } from "../../support/soak.ts";

const REPEATS = runs(5, 100);
const LIMIT = 5;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-coupons");
  await putPackage();
});
afterAll(() => backend.close());

test(`exactly ${LIMIT} of ${4 * LIMIT} concurrent users redeem a coupon for ${LIMIT}, ${REPEATS} times`, {
  timeout: 30_000 + REPEATS * 5_000,
}, async () => {
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    expect(await raceForCoupon(LIMIT)).toEqual({
      codes: { granted: LIMIT, "resource-exhausted": 3 * LIMIT },
      redeemed: LIMIT,
      redemptions: LIMIT,
      programmes: LIMIT,
      reports: [],
    });
  }
});

test("the code of a coupon that does not match its package is not logged", async () => {
  const code = await makeCoupon({ programIds: ["not-sold"] });
  const reports: FailureReport[] = [];
  const dispatch = dispatchOn(EMPTY_APP_STORE, reports);
  expect(await callBy(dispatch, { uid: "u1" }, redeemCoupon, { code })).toMatchObject({ status: 500 });
  const logged = reports.map(({ error }) => describeError(error)).join();
  expect(logged).toContain("not-sold");
  expect(logged).not.toContain(code);
});
