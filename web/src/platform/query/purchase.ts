import type { Bill } from "@mindle/domain/api/purchase";
import { queryOptions } from "@tanstack/react-query";
import { fetchNow, type QueryClient } from "./query-client.ts";
import { userKey } from "./user.ts";

/** A page of bills, and the bill that the next page comes after; null on the last page. */
interface BillsPage {
  readonly bills: readonly Bill[];
  readonly next: string | null;
}

/** One page of the user's bills that were paid or cancelled, newest first: the first one, or the one after a bill. */
export function billsQuery(uid: string, after: string | null) {
  return queryOptions({
    queryKey: [...userKey(uid), "bills", after],
    queryFn: async ({ signal }): Promise<BillsPage> =>
      (await import("../api/reads.ts")).readBills(after, { uid, signal }),
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

async function findBill(client: QueryClient, uid: string, billId: string): Promise<Bill | null> {
  try {
    const known = await searchPages(billId, (after) => fetchNow(client, billsQuery(uid, after)));
    if (known !== null) return known;
    // It may be newer than what was read a moment ago.
    return await searchPages(billId, (after) =>
      fetchNow(client, { ...billsQuery(uid, after), staleTime: 0 }),
    );
  } catch (error) {
    const cached = await searchPages(billId, async (after) =>
      client.getQueryData(billsQuery(uid, after).queryKey),
    );
    if (cached === null) throw error;
    return cached;
  }
}

async function searchPages(
  billId: string,
  readPage: (after: string | null) => Promise<BillsPage | undefined>,
): Promise<Bill | null> {
  let after: string | null = null;
  do {
    const page: BillsPage | undefined = await readPage(after);
    const found = page?.bills.find(({ id }) => id === billId);
    if (found !== undefined) return found;
    after = page?.next ?? null;
  } while (after !== null);
  return null;
}
