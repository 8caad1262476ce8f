import { programId, sellablePackageId } from "@mindle/domain/api/fields";
import * as z from "zod/mini";

/** A coupon, `coupons/{code}`. */
export const couponDocument = z.object({
  packageId: sellablePackageId,
  programIds: z.array(programId).check(z.minLength(1)),
  /** How many users may redeem it; null without a limit. */
  maxRedemptions: z.nullable(z.int().check(z.minimum(0))),
  /** When it expires, in milliseconds since the epoch; null for never. */
  expiresAt: z.nullable(z.int()),
  active: z.boolean(),
  /** How many users have redeemed a coupon with a limit. One without is not written to, since all its users share the document. */
  redeemed: z.int().check(z.minimum(0)),
});

export type CouponDocument = z.output<typeof couponDocument>;

/** A user's redemption of a coupon, `coupons/{code}/redemptions/{uid}`. */
export const redemptionDocument = z.object({
  userId: z.string(),
  programIds: z.array(programId),
  /** Milliseconds since the epoch. */
  redeemedAt: z.int(),
});

export type RedemptionDocument = z.output<typeof redemptionDocument>;
