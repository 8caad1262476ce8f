import { BILLS_PER_PAGE, type Bill } from "@mindle/domain/api/purchase";
import { randomId } from "@mindle/domain/identity/ids";
import { AppError, invalidArgument } from "../../app-error.ts";
import { accountTokenOf } from "../../policies/payment.ts";
import type { StoredBill } from "../../store/purchase/bills.ts";
import type { Handler } from "../handler.ts";

export const listBills: Handler<"listBills"> = async ({ statuses, after }, { uid }, { store }) => {
  const bills = await store.bills.list(uid, [...new Set(statuses)], { after, limit: BILLS_PER_PAGE });
  if (bills === undefined) throw invalidArgument("after", "is no bill of yours");
  return bills.map(presentBill);
};

const BILL_ID_LENGTH = 20;

export const createIosIapBill: Handler<"createIosIapBill"> = async (
  { packageId, product },
  context,
  deps,
) => {
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

/** Cancels the caller's open bill; a cancelled one keeps its first reason. */
export const failIosIapPayment: Handler<"failIosIapPayment"> = async ({ billId, reason }, context, deps) => {
  const bill = await deps.store.bills.cancel(billId, context.uid, reason);
  if (bill === undefined) throw new AppError("not-found", "There is no such bill.");
  if (bill.status === "success") throw new AppError("failed-precondition", "The bill is paid.");
  return presentBill(bill);
};

export function presentBill({ id, status, regTime, item, product, quantity }: StoredBill): Bill {
  return {
    id,
    status,
    regTime,
    item: { packageInfo: { id: item.packageInfo.id, name: item.packageInfo.name } },
    product: { iosIap: { localizedPrice: product.iosIap.localizedPrice } },
    ...(quantity !== undefined && { quantity }),
  };
}

export const listPackages: Handler<"listPackages"> = (_input, _context, deps) => deps.store.packages.all();
