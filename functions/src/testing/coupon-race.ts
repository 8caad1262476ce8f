import { redeemCoupon } from "@mindle/domain/api/purchase";
import type { FailureReport } from "../http/dispatch.ts";
import { EMPTY_APP_STORE } from "./app-store.ts";
import { callBy, dispatchOn } from "./backend.ts";
import { database } from "./database.ts";
import { makeCoupon, storedProgram } from "./purchases.ts";
import { openTestStore } from "./store.ts";

/** Users who ask at once, for each redemption that a coupon has. */
const RUSH = 4;

/** What became of a coupon. All but the codes are counts of users. */
export interface CouponOutcome {
  /** What was answered; `granted` stands for success. */
  readonly codes: Readonly<Record<string, number>>;
  /** As the coupon counts them. */
  readonly redeemed: number;
  readonly redemptions: number;
  /** Who have the programme. */
  readonly programmes: number;
  /** What went wrong on our side. */
  readonly reports: readonly FailureReport[];
}

/**
 * Lets four times as many users redeem a new coupon at once as it has redemptions. Each is answered by a process of
 * their own, as it were: what keeps to the limit is the transaction alone.
 */
export async function raceForCoupon(limit: number): Promise<CouponOutcome> {
  const code = await makeCoupon({ maxRedemptions: limit });
  const uids = Array.from({ length: RUSH * limit }, (_, number) => `${code}-${number}`);
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
  const coupon = database().doc(`coupons/${code}`);
  const [stored, redemptions, programmes] = await Promise.all([
    coupon.get(),
    coupon.collection("redemptions").get(),
    Promise.all(uids.map((uid) => storedProgram(uid))),
  ]);
  return {
    codes,
    redeemed: Number(stored.get("redeemed")),
    redemptions: redemptions.size,
    programmes: programmes.filter((program) => program !== undefined).length,
    reports,
  };
}
