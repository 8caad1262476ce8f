import type { listBills as contract } from "@mindle/domain/api/purchase";
import type { Handler } from "../handler.ts";
import { presentBill } from "./present-bill.ts";

/** The caller's bills with one of the statuses, newest first. */
export const listBills: Handler<typeof contract> = async ({ statuses }, context, deps) =>
  (await deps.store.bills.list(context.uid, [...new Set(statuses)])).map(presentBill);
