import type { ErrorCode } from "@mindle/domain/api/errors";
import { type CouponRefusal, codesOf } from "@mindle/domain/purchase/coupon";
import { AppError } from "../../app-error.ts";
import type { Handler } from "../handler.ts";

type Refusal = readonly [code: ErrorCode, message: string];

const REFUSALS: Readonly<Record<CouponRefusal | "unknown" | "held", Refusal>> = {
  unknown: ["not-found", "There is no such voucher code."],
  inactive: ["failed-precondition", "This voucher can no longer be redeemed."],
  expired: ["failed-precondition", "This voucher has expired."],
  held: ["already-exists", "You have had what this voucher opens."],
  exhausted: ["resource-exhausted", "This voucher has been redeemed as often as it could be."],
};

export const redeemCoupon: Handler<"redeemCoupon"> = async ({ code }, context, deps) => {
  for (const each of codesOf(code)) {
    const redemption = await deps.store.coupons.redeem(each, context.uid, deps.now());
    if (redemption.granted) return { programIds: [...redemption.programIds] };
    if (redemption.reason !== "unknown") throw new AppError(...REFUSALS[redemption.reason]);
  }
  throw new AppError(...REFUSALS.unknown);
};
