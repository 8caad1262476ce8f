import type { createIosIapBill as contract } from "@mindle/domain/api/purchase";
import { randomId } from "@mindle/domain/identity/ids";
import { AppError } from "../../app-error.ts";
import { accountTokenOf } from "../../policies/payment.ts";
import type { Handler } from "../handler.ts";
import { presentBill } from "./present-bill.ts";

const BILL_ID_LENGTH = 20;

/** Creates a bill for a package with its product. Idempotent with a key; without one, every call creates a bill. */
export const createIosIapBill: Handler<typeof contract> = async ({ packageId, product }, context, deps) => {
  const sold = await deps.store.packages.find(packageId);
  if (sold === undefined) throw new AppError("not-found", "There is no such package.");
  if (sold.ios.productIdentifier !== product.productIdentifier) {
    throw new AppError("failed-precondition", "The product does not belong to the package.");
  }
  const id = context.idempotencyKey ?? randomId(BILL_ID_LENGTH, deps.random);
  const bill = await deps.store.bills.create(id, {
    userId: context.uid,
    status: "created",
    regTime: deps.now(),
    item: { packageInfo: { id: sold.id, name: sold.consumerName } },
    product: { iosIap: { ...product } },
    programOpenLengthMillis: sold.programOpenLengthMillis,
    failReason: null,
  });
  if (bill === undefined) throw new AppError("already-exists", "The key belongs to another bill.");
  return { ...presentBill(bill), appAccountToken: accountTokenOf(context.uid) };
};
