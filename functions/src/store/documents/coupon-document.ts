import { programId, sellablePackageId } from "@mindle/domain/api/fields";
import * as z from "zod/mini";

/** A coupon, `coupons/{code}`. All its users share the document, so redemptions do not write to it. */
export const couponDocument = z.object({
  packageId: sellablePackageId,
  programIds: z.array(programId).check(z.minLength(1)),
  /** How many users may redeem it; null without a limit. */
  maxRedemptions: z.nullable(z.int().check(z.minimum(0))),
  /** When it expires, in milliseconds since the epoch; null for never. */
  expiresAt: z.nullable(z.int()),
  active: z.boolean(),
});

export type CouponDocument = z.output<typeof couponDocument>;

/** How often a coupon with a limit was redeemed, `coupons/{code}/counters/redemptions`. */
export const couponCounterDocument = z.object({
  redeemed: z.int().check(z.minimum(0)),
});

export type CouponCounterDocument = z.output<typeof couponCounterDocument>;

/** A user's redemption of a coupon, `coupons/{code}/redemptions/{uid}`. */
export const redemptionDocument = z.object({
  userId: z.string(),
  programIds: z.array(programId),
  /** Milliseconds since the epoch. */
  redeemedAt: z.int(),
});

export type RedemptionDocument = z.output<typeof redemptionDocument>;
