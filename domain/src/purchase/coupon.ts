import { CHARACTERS, type Character } from "../assessment/characters.ts";
import type { CatalogPackage } from "../catalogue/package.ts";
import { plainCharacters, withoutSpaces } from "../text/plain-text-input.ts";

/** What a coupon grants, and within which limits. */
export interface CouponTerms {
  /** The sellable package whose lengths the grants have. */
  readonly packageId: string;
  readonly programIds: readonly string[];
  /** How many users may redeem it; null without a limit. */
  readonly maxRedemptions: number | null;
  /** First instant at which it can no longer be redeemed, in ms since the epoch; null for never. */
  readonly expiresAt: number | null;
  readonly active: boolean;
}

/** Code of the coupon that every new user redeems. */
export const WELCOME_COUPON_CODE = "WELCOME";

/** Code of the coupon that opens a child's programme for users who never had it, while its packages say `beta`. */
export function childCouponCode(character: Character): string {
  return `${WELCOME_COUPON_CODE}-${character.toUpperCase()}`;
}

/** The child whose programme a code opens; undefined for any other code. */
export function childOfCoupon(code: string): Character | undefined {
  return CHARACTERS.find((character) => code === childCouponCode(character));
}

/** Whether a code is one of the built-in coupons, which are for users who never had what they open. */
export function isBuiltInCoupon(code: string): boolean {
  return code === WELCOME_COUPON_CODE || childOfCoupon(code) !== undefined;
}

/** The built-in coupon of every new user. Only its redemptions are stored: a counter would be a hot document at sign-up. */
export const WELCOME_COUPON: CouponTerms = {
  packageId: "riggy_starter.v0",
  programIds: ["um-eng-v2s"],
  maxRedemptions: null,
  expiresAt: null,
  active: true,
};

/** The built-in coupon of a child whose starter package this is. */
export function childCoupon(
  starter: Pick<CatalogPackage, "id" | "beta" | "programOpenLengthMillis">,
): CouponTerms {
  return {
    packageId: starter.id,
    programIds: Object.keys(starter.programOpenLengthMillis),
    maxRedemptions: null,
    expiresAt: null,
    active: starter.beta,
  };
}

/** Why a coupon cannot be redeemed by someone who has not redeemed it yet. */
export type CouponRefusal = "inactive" | "expired" | "exhausted";

/** Why a coupon with so many redemptions cannot be redeemed now, or undefined where it can. */
export function couponRefusal(coupon: CouponTerms, redeemed: number, now: number): CouponRefusal | undefined {
  if (!coupon.active) return "inactive";
  if (coupon.expiresAt !== null && coupon.expiresAt <= now) return "expired";
  if (coupon.maxRedemptions !== null && coupon.maxRedemptions <= redeemed) return "exhausted";
  return undefined;
}

/** Shorter codes could be guessed. */
export const NEW_CODE_MIN_LENGTH = 8;

const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;

/** Whether a text can be a coupon's code: letters and digits, with - and _ after the first. */
export function isCouponCode(text: string): boolean {
  return CODE.test(text);
}

/** A code as it was typed, without spaces and in the usual form of its characters. */
export function typedCode(text: string): string {
  return withoutSpaces(plainCharacters(text));
}

/** The codes that a typed text can mean: case does not count. The text may be anything. */
export function codesOf(text: string): readonly string[] {
  const typed = typedCode(text);
  return [...new Set([typed, typed.toUpperCase(), typed.toLowerCase()])].filter(isCouponCode);
}
