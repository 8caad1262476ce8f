import { randomBytes } from "node:crypto";
import type { Bill } from "@mindle/domain/api/purchase";
import type { CouponTerms } from "@mindle/domain/purchase/coupon";
import { database } from "../../../support/functions/database.ts";
import { makeCoupon, storedProgram } from "../../../support/functions/purchases.ts";

interface StoredBill {
  readonly status: Bill["status"];
  /** When it was made, in ISO format. */
  readonly at: string;
  readonly packageId: string;
  readonly name: { readonly ko: string; readonly en: string };
  readonly price: string;
}

const BILL: StoredBill = {
  status: "success",
  at: "2026-02-28T15:00:00.000Z",
  packageId: "riggy_complete.v0",
  name: { ko: "완벽주의 내려놓기 · 전체 과정", en: "Letting go of perfect · The whole way" },
  price: "₩49,000",
};

/** Stores a bill of a user; resolves to its id. */
export async function storeBill(uid: string, overrides: Partial<StoredBill> = {}): Promise<string> {
  const [id] = await storeBills(uid, [overrides]);
  return id ?? "";
}

/** Stores bills of a user at once; resolves to their ids. */
export async function storeBills(
  uid: string,
  bills: readonly Partial<StoredBill>[],
): Promise<readonly string[]> {
  const batch = database().batch();
  const ids = bills.map((overrides) => {
    const { status, at, packageId, name, price } = { ...BILL, ...overrides };
    const id = randomBytes(10).toString("hex");
    batch.create(database().doc(`bills/${id}`), {
      userId: uid,
      status,
      regTime: Date.parse(at),
      item: { packageInfo: { id: packageId, name } },
      product: { iosIap: { localizedPrice: price, productIdentifier: packageId } },
      programOpenLengthMillis: { "um-eng-v2s": 12_960_000_000 },
      failReason: status === "cancelled" ? "test" : null,
    });
    return id;
  });
  await batch.commit();
  return ids;
}

/** Stores a coupon with a new code that opens the trial programme, for a hundred users by default. */
export function storeCoupon(overrides: Partial<CouponTerms> = {}): Promise<string> {
  return makeCoupon({ maxRedemptions: 100, ...overrides });
}

/** The spans in which the trial programme is open to a user; undefined where the user never had it. */
export async function trialSpans(
  uid: string,
): Promise<readonly { openedAt: number; closedAt: number }[] | undefined> {
  return (await storedProgram(uid))?.["usageInfos"];
}

/** Gives a user the trial programme as it is after it has closed, instead of an open one. */
export async function storeClosedTrial(uid: string): Promise<void> {
  await database()
    .doc(`users/${uid}/programs/um-eng-v2s`)
    .set({
      usageInfos: [{ status: "available", openedAt: 1_700_000_000_000, closedAt: 1_700_000_001_000 }],
      stepFinished: [],
    });
}

/** The user's bills, the oldest first. */
export async function billsOf(
  uid: string,
): Promise<
  readonly { readonly status: string; readonly failReason: string | null; readonly price: string }[]
> {
  const { docs } = await database().collection("bills").where("userId", "==", uid).get();
  return docs
    .toSorted((one, other) => one.get("regTime") - other.get("regTime"))
    .map((bill) => ({
      status: bill.get("status"),
      failReason: bill.get("failReason"),
      price: bill.get("product.iosIap.localizedPrice"),
    }));
}
