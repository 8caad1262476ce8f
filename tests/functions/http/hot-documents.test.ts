import { redeemCoupon } from "@mindle/domain/api/purchase";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FailureReport } from "../../../functions/src/http/dispatch.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../support/functions/backend.ts";
import { database } from "../../support/functions/database.ts";
import { HOT_DOCUMENTS, HOT_NAMES, openHotStores } from "../../support/functions/hot-documents.ts";
import { countedRedemptions, makeCoupon, putPackage } from "../../support/functions/purchases.ts";

const CALLS = 80;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-hot");
  await putPackage();
});
afterAll(() => backend.close());

test.each(HOT_NAMES)(
  `${CALLS} calls at once by three processes are counted exactly: %s`,
  {
    timeout: 60_000,
  },
  async (name) => {
    const outcome = await HOT_DOCUMENTS[name]({ calls: CALLS, perSecond: 10_000, stores: openHotStores(3) });
    expect(outcome.times).toHaveLength(CALLS);
    expect(outcome.problems).toEqual([]);
  },
);

test("a wrong count is a problem", async () => {
  const [store] = openHotStores(1);
  if (store === undefined) throw new Error("There is no store.");
  const coupons = { redeem: async () => ({ granted: true, programIds: [] }) as const };
  const lying = { ...store, coupons: Object.assign(Object.create(store.coupons), coupons) };
  const outcome = await HOT_DOCUMENTS["coupon for half of the callers"]({
    calls: 2,
    perSecond: 10_000,
    stores: [lying],
  });
  expect(outcome.problems).toEqual([
    "granted: 2 instead of 1",
    "exhausted: 0 instead of 1",
    "redemptions: 0 instead of 1",
    "programmes: 0 instead of 1",
    "counted: 0 instead of 1",
  ]);
});

test("a coupon's limit may be raised", async () => {
  const code = await makeCoupon({ maxRedemptions: 2 });
  const reports: FailureReport[] = [];
  const dispatch = dispatchOn(EMPTY_APP_STORE, reports);
  const redeem = async (number: number) => {
    const { envelope } = await callBy(dispatch, { uid: `limit-${number}` }, redeemCoupon, { code });
    return envelope.success ? "granted" : envelope.code;
  };
  expect([await redeem(0), await redeem(1), await redeem(2)]).toEqual([
    "granted",
    "granted",
    "resource-exhausted",
  ]);
  await database().doc(`coupons/${code}`).update({ maxRedemptions: 3 });
  expect([await redeem(2), await redeem(3)]).toEqual(["granted", "resource-exhausted"]);
  expect(await countedRedemptions(code)).toBe(3);
  expect(reports).toEqual([]);
});
