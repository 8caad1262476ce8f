import { redeemCoupon } from "@mindle/domain/api/purchase";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FailureReport } from "../../../functions/src/http/dispatch.ts";
import { describeError } from "../../../functions/src/logging/log-lines.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../support/functions/backend.ts";
import { database } from "../../support/functions/database.ts";
import {
  countedRedemptions,
  makeCoupon,
  putPackage,
  storedProgram,
} from "../../support/functions/purchases.ts";
import { openTestStore } from "../../support/functions/store.ts";
import { runs } from "../../support/soak.ts";

const REPEATS = runs(5, 100);
const LIMIT = 5;
const USERS = 20;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-coupons");
  await putPackage();
});
afterAll(() => backend.close());

/** Lets users redeem a coupon at once, each with a store of their own, as in a process: only the transaction enforces the limit. */
async function raceForCoupon(code: string) {
  const uids = Array.from({ length: USERS }, (_, number) => `${code}-${number}`);
  const reports: FailureReport[] = [];
  const answers = await Promise.all(
    uids.map((uid) => {
      const dispatch = dispatchOn(EMPTY_APP_STORE, reports, openTestStore());
      return callBy(dispatch, { uid }, redeemCoupon, { code });
    }),
  );
  const codes = answers.map(({ envelope }) => (envelope.success ? "granted" : envelope.code));
  const programmes = await Promise.all(uids.map((uid) => storedProgram(uid)));
  const redemptions = await database().collection(`coupons/${code}/redemptions`).get();
  return {
    codes: codes.toSorted(),
    redeemed: await countedRedemptions(code),
    redemptions: redemptions.size,
    programmes: programmes.filter((programme) => programme !== undefined).length,
    reports,
  };
}

test(`exactly ${LIMIT} of ${USERS} concurrent users redeem a coupon for ${LIMIT}, ${REPEATS} times`, {
  timeout: 30_000 + REPEATS * 5_000,
}, async () => {
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    expect(await raceForCoupon(await makeCoupon({ maxRedemptions: LIMIT }))).toEqual({
      codes: [...Array(LIMIT).fill("granted"), ...Array(USERS - LIMIT).fill("resource-exhausted")],
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
