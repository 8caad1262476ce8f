import { randomBytes } from "node:crypto";
import { type Bill, createIosIapBill } from "@mindle/domain/api/purchase";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import type { CouponTerms } from "@mindle/domain/purchase/coupon";
import type { StandInPurchase } from "../../../functions/src/appstore/stand-in/stand-in-server.ts";
import { call } from "./api.ts";
import { database } from "./database.ts";
import type { TestUser } from "./users.ts";

/** A package of the seed with one programme. */
export const PACKAGE = {
  id: "riggy_complete.v0",
  productIdentifier: "riggy_complete.v0",
  programId: "um-eng-v2s",
  openMillis: 12_960_000_000,
} as const;

const LOCALIZED_PRICE = "₩49,000";

/** Stores the package, for tests without the seed. */
export async function putPackage(): Promise<void> {
  const sold: CatalogPackage = {
    slug: "riggy-complete",
    id: PACKAGE.id,
    category: "complete",
    villainName: "Riggy",
    consumerName: { ko: "리기", en: "Riggy" },
    summary: { ko: "시험", en: "Test" },
    outline: [],
    inside: [],
    web: { price: { monthly: 0, numMonth: 0, original: 0 } },
    programOpenLengthMillis: { [PACKAGE.programId]: PACKAGE.openMillis },
    themeColor: "#123456",
    ios: { productIdentifier: PACKAGE.productIdentifier },
    beta: true,
  };
  await database()
    .doc("content/local/packages/riggy-complete")
    .set({ ...sold });
}

/** Creates an open bill; the product identifier is the package's id. */
export async function makeBill(user: TestUser, packageId: string = PACKAGE.id): Promise<Bill> {
  const product = { productIdentifier: packageId, localizedPrice: LOCALIZED_PRICE };
  const { appAccountToken: _, ...bill } = await call(
    createIosIapBill,
    { packageId, product },
    { token: user.token },
  );
  return bill;
}

/** Stores a coupon with a new code; unlimited by default. */
export async function makeCoupon(overrides: Partial<CouponTerms> = {}): Promise<string> {
  const code = `T-${randomBytes(9).toString("hex").toUpperCase()}`;
  await database()
    .doc(`coupons/${code}`)
    .create({
      packageId: PACKAGE.id,
      programIds: [PACKAGE.programId],
      maxRedemptions: null,
      expiresAt: null,
      active: true,
      ...overrides,
    });
  return code;
}

/** How often a coupon with a limit was redeemed. */
export async function countedRedemptions(code: string): Promise<number> {
  return Number((await database().doc(`coupons/${code}/counters/redemptions`).get()).get("redeemed") ?? 0);
}

export async function storedBill(billId: string) {
  return (await database().doc(`bills/${billId}`).get()).data();
}

/** A user's stored programme; undefined without one. */
export async function storedProgram(uid: string, programId: string = PACKAGE.programId) {
  return (await database().doc(`users/${uid}/programs/${programId}`).get()).data();
}

/** Creates a purchase at the App Store stand-in; returns the transaction's id. */
export async function buy(overrides: Partial<StandInPurchase> = {}): Promise<string> {
  const transactionId = randomBytes(6).readUIntBE(0, 6).toString();
  await database()
    .doc(`standInPurchases/${transactionId}`)
    .create({
      productId: PACKAGE.productIdentifier,
      appAccountToken: null,
      purchaseDate: Date.now(),
      revocationDate: null,
      ...overrides,
    });
  return transactionId;
}

export async function storedTransaction(transactionId: string) {
  return (await database().doc(`transactions/${transactionId}`).get()).data();
}
