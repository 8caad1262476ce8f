import { billQuery, billsQuery, seedBill } from "../data/purchase.ts";
import { type QueryClient, readCached } from "../data/query-client.ts";

/** Reads the newest bills ahead. */
export async function prefetchBills(uid: string, queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(billsQuery(uid, null));
}

interface BillAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly uid: string;
  readonly queryClient: QueryClient;
}

/** Whether the user has the paid or cancelled bill that an address names; logs that there is none. */
export async function hasBill({ params, uid, queryClient }: BillAddress): Promise<boolean> {
  const billId = params["billId"] ?? "";
  const query = billQuery(uid, billId);
  seedBill(queryClient, uid, billId);
  const bill = await readCached(queryClient, query);
  if (bill !== null) return true;
  console.warn("error: invalid bill id");
  queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  return false;
}
