import { redeemCoupon } from "@mindle/domain/api/purchase";
import type { FailureReport } from "../../../functions/src/http/dispatch.ts";
import { EMPTY_APP_STORE } from "./app-store.ts";
import { callBy, dispatchOn } from "./backend.ts";
import { database } from "./database.ts";
import { countedRedemptions, makeCoupon, storedProgram } from "./purchases.ts";
import { openTestStore } from "./store.ts";

/** Concurrent users per redemption of the coupon. */
const USERS_PER_REDEMPTION = 4;

/** Result of a race. */
export interface CouponOutcome {
  /** Responses by error code; `granted` is success. */
  readonly codes: Readonly<Record<string, number>>;
  /** Redemptions as counted by the coupon. */
  readonly redeemed: number;
  readonly redemptions: number;
  /** Users with the programme. */
  readonly programmes: number;
  /** Unexpected errors. */
  readonly reports: readonly FailureReport[];
}

/**
 * Lets four times as many users as allowed redeem a new coupon concurrently. Each user gets a store of their own, as in
 * a separate process, so that only the transaction enforces the limit.
 */
export async function raceForCoupon(limit: number): Promise<CouponOutcome> {
  const code = await makeCoupon({ maxRedemptions: limit });
  const uids = Array.from({ length: USERS_PER_REDEMPTION * limit }, (_, number) => `${code}-${number}`);
  const reports: FailureReport[] = [];
  const answers = await Promise.all(
    uids.map((uid) => {
      const dispatch = dispatchOn(EMPTY_APP_STORE, reports, openTestStore());
      return callBy(dispatch, { uid }, redeemCoupon, { code });
    }),
  );
  const codes: Record<string, number> = {};
  for (const { envelope } of answers) {
    const answered = envelope.success ? "granted" : envelope.code;
    codes[answered] = (codes[answered] ?? 0) + 1;
  }
  const [redeemed, redemptions, programmes] = await Promise.all([
    countedRedemptions(code),
    database().collection(`coupons/${code}/redemptions`).get(),
    Promise.all(uids.map((uid) => storedProgram(uid))),
  ]);
  return {
    codes,
    redeemed,
    redemptions: redemptions.size,
    programmes: programmes.filter((program) => program !== undefined).length,
    reports,
  };
}
