import { BILLS_PER_PAGE, type listBills as contract } from "@mindle/domain/api/purchase";
import { invalidArgument } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { presentBill } from "./present-bill.ts";

/** One page of the caller's bills with one of the statuses, newest first. */
export const listBills: Handler<typeof contract> = async ({ statuses, after }, { uid }, { store }) => {
  const bills = await store.bills.list(uid, [...new Set(statuses)], { after, limit: BILLS_PER_PAGE });
  if (bills === undefined) throw invalidArgument("after", "is no bill of yours");
  return bills.map(presentBill);
};
