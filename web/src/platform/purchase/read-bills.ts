import { billQuery, billsQuery } from "../query/purchase.ts";
import { type QueryClient, readCached } from "../query/query-client.ts";

/** Reads the newest bills ahead. */
export async function prefetchBills(uid: string, queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(billsQuery(uid, null));
}

/** Whether the user has a paid or cancelled bill with this id. */
export async function hasBill(billId: string, uid: string, queryClient: QueryClient): Promise<boolean> {
  return (await readCached(queryClient, billQuery(uid, billId))) !== null;
}
