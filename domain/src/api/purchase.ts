import * as z from "zod/mini";
import { localizedText } from "../catalogue/localized.ts";
import { catalogPackage } from "../catalogue/package.ts";
import { typedCode } from "../purchase/coupon.ts";
import {
  documentId,
  localizedPrice,
  originalTransactionId,
  productIdentifier,
  sellablePackageId,
} from "./fields.ts";
import { type CallLimit, kibADay, operation, USER_GUESSES, USER_LOAD } from "./operation.ts";
import { IDEMPOTENCY_KEY_HEADER } from "./operation-headers.ts";

export const BILL_STATUSES = ["created", "cancelled", "success"] as const;

/** Against guessing coupon codes and transaction ids by many accounts behind one address. */
const PER_ADDRESS: CallLimit = { calls: 60, perSeconds: 60 };

export const bill = z.object({
  id: documentId,
  status: z.enum(BILL_STATUSES),
  /** When the bill was made, in milliseconds since the epoch. */
  regTime: z.int(),
  item: z.object({ packageInfo: z.object({ id: sellablePackageId, name: localizedText }) }),
  product: z.object({ iosIap: z.object({ localizedPrice }) }),
  /** How many were paid for at once; absent for one. */
  quantity: z.optional(z.int().check(z.minimum(1))),
});

export type Bill = z.output<typeof bill>;

export const listPackages = operation({
  path: "purchase/listPackages",
  access: "anyone",
  body: z.strictObject({}),
  data: z.array(catalogPackage),
  limit: { calls: 60, perSeconds: 60 },
});

/**
 * Creates the bill that a payment will settle. The idempotency key becomes its id; the key of another bill is
 * `already-exists`. With `appAccountToken` in the purchase, its transaction belongs to the caller alone.
 */
export const createIosIapBill = operation({
  path: "purchase/createIosIapBill",
  access: "signedIn",
  body: z.strictObject({
    packageId: sellablePackageId,
    product: z.strictObject({
      productIdentifier,
      localizedPrice,
    }),
  }),
  data: z.extend(bill, { appAccountToken: z.guid() }),
  errors: ["not-found", "failed-precondition", "already-exists"],
  headers: [IDEMPOTENCY_KEY_HEADER],
  userLimit: USER_GUESSES,
  // Each press makes a bill of less than one KiB, which is kept.
  dailyLimit: kibADay(100),
});

/** Bills of one answer of `listBills` at most. */
export const BILLS_PER_PAGE = 100;

/**
 * The caller's bills with one of the statuses, newest first. An answer of {@link BILLS_PER_PAGE} bills may have more after
 * it, which `after`, the id of its last bill, asks for.
 */
export const listBills = operation({
  path: "purchase/listBills",
  access: "signedIn",
  body: z.strictObject({
    statuses: z.array(z.enum(BILL_STATUSES)).check(z.minLength(1), z.maxLength(3)),
    after: z.optional(documentId),
  }),
  data: z.array(bill),
  userLimit: USER_LOAD,
});

/**
 * Redeems a code, once per user; repeating it answers the same without a second grant. The welcome coupon is `already-exists`
 * for a user who ever had its programme by other means.
 */
export const redeemCoupon = operation({
  path: "purchase/redeemCoupon",
  access: "signedIn",
  callable: true,
  body: z.strictObject({ code: z.string().check(z.overwrite(typedCode), z.minLength(1), z.maxLength(100)) }),
  data: z.object({ programIds: z.array(z.string()) }),
  errors: ["not-found", "failed-precondition", "already-exists", "resource-exhausted"],
  limit: PER_ADDRESS,
  missLimit: { calls: 30, perSeconds: 600 },
  userLimit: USER_GUESSES,
});

/** Settles the caller's newest created bill of the transaction's product with a payment that Apple confirms. */
export const processIosIapPayment = operation({
  path: "purchase/processIosIapPayment",
  access: "signedIn",
  callable: true,
  body: z.strictObject({ originalTransactionId }),
  data: bill,
  errors: ["not-found", "failed-precondition", "permission-denied", "already-exists"],
  limit: PER_ADDRESS,
  userLimit: USER_GUESSES,
});

/** Cancels a bill that was not paid. */
export const failIosIapPayment = operation({
  path: "purchase/failIosIapPayment",
  access: "signedIn",
  body: z.strictObject({ billId: documentId, reason: z.string().check(z.maxLength(500)) }),
  data: bill,
  errors: ["not-found", "failed-precondition"],
  userLimit: USER_GUESSES,
});
