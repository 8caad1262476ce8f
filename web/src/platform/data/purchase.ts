import type { Bill } from "@mindle/domain/api/purchase";
import { queryOptions } from "@tanstack/react-query";
import { loadModule } from "../browser/load-module.ts";
import { ALWAYS_STALE, fetchNow, type QueryClient, readCached } from "./query-client.ts";
import { userKey } from "./user.ts";

/** A page of bills, and the bill that the next page comes after; null on the last page. */
interface BillsPage {
  readonly bills: readonly Bill[];
  readonly next: string | null;
}

/** First parts of the keys of all pages of the user's bills. */
function billsKey(uid: string) {
  return [...userKey(uid), "bills"];
}

/** One page of the user's bills that were paid or cancelled, newest first: the first one, or the one after a bill. */
export function billsQuery(uid: string, after: string | null) {
  return queryOptions({
    queryKey: [...billsKey(uid), after],
    queryFn: async ({ signal }): Promise<BillsPage> =>
      (await loadModule(() => import("./reads.ts"))).readBills(after, { uid, signal }),
    meta: { persist: true },
  });
}

/** One bill of the user, null where there is none with this id. No operation reads a single one: it is looked for in all. */
export function billQuery(uid: string, billId: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "bill", billId],
    queryFn: ({ client }) => findBill(client, uid, billId),
    // A bill that is not there may be there later.
    meta: { persist: "found" },
  });
}

/** Gives a bill that stands on a page of the cache to its own query, where this has no data: it counts as old as its page. */
export function seedBill(client: QueryClient, uid: string, billId: string): void {
  const { queryKey } = billQuery(uid, billId);
  if (client.getQueryData(queryKey) !== undefined) return;
  for (const [pageKey, page] of client.getQueriesData<BillsPage>({ queryKey: billsKey(uid) })) {
    const bill = page?.bills.find(({ id }) => id === billId);
    const pageState = client.getQueryState(pageKey);
    if (bill === undefined || pageState === undefined) continue;
    client.setQueryData(queryKey, bill, { updatedAt: pageState.dataUpdatedAt });
    if (pageState.isInvalidated)
      void client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
    return;
  }
}

async function findBill(client: QueryClient, uid: string, billId: string): Promise<Bill | null> {
  let after: string | null = null;
  do {
    const page: BillsPage = await fetchNow(client, { ...billsQuery(uid, after), staleTime: ALWAYS_STALE });
    const found = page.bills.find(({ id }) => id === billId);
    if (found !== undefined) return found;
    after = page.next;
  } while (after !== null);
  return null;
}

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
