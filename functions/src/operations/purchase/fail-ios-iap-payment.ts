import type { failIosIapPayment as contract } from "@mindle/domain/api/purchase";
import { AppError } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { presentBill } from "./present-bill.ts";

/** Cancels the caller's open bill; a cancelled one keeps its first reason. */
export const failIosIapPayment: Handler<typeof contract> = async ({ billId, reason }, context, deps) => {
  const bill = await deps.store.bills.cancel(billId, context.uid, reason);
  if (bill === undefined) throw new AppError("not-found", "There is no such bill.");
  if (bill.status === "success") throw new AppError("failed-precondition", "The bill is paid.");
  return presentBill(bill);
};
