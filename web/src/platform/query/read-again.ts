import type { FetchQueryOptions } from "@tanstack/react-query";
import { ALWAYS_STALE, type QueryClient, type QueryKey } from "./query-client.ts";

/**
 * Reads a query again after a change on the server. An answer that is on its way may be from before the change: it is waited
 * for, since others need it, and the query is read once more. Without a connection it waits for one.
 */
export async function readAgain<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const state = () => queryClient.getQueryState<Data>(query.queryKey);
  const read = () => queryClient.fetchQuery({ ...query, staleTime: ALWAYS_STALE });
  if (state()?.fetchStatus !== "idle" && state() !== undefined) await read().catch(() => undefined);
  const before = state()?.dataUpdateCount;
  let data = await read();
  // The request ends when the last page that shows the query is left; the data are then those from before.
  while (state()?.dataUpdateCount === before) data = await read();
  return data;
}
