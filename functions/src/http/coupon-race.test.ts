import { afterAll, beforeAll, expect, test } from "vitest";
import { type Backend, startBackend } from "../testing/backend.ts";
import { raceForCoupon } from "../testing/coupon-race.ts";
import { putPackage } from "../testing/purchases.ts";
import { runs } from "../testing/soak.ts";

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
