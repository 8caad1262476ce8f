import type { FetchQueryOptions } from "@tanstack/react-query";
import { ALWAYS_STALE, type QueryClient, type QueryKey } from "./query-client.ts";
import { userInfoQuery, userProgramQuery } from "./user.ts";

/**
 * Refetches a query after a change on the server. A request in flight may return stale data: it is awaited, since
 * others need it, and the query is fetched once more. Rejects where it cannot be read now: it is then read by the next page,
 * or when the connection returns.
 */
export async function readAgain<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const state = () => queryClient.getQueryState<Data>(query.queryKey);
  const read = () => queryClient.fetchQuery({ ...query, staleTime: ALWAYS_STALE });
  if (state()?.fetchStatus !== "idle" && state() !== undefined) await read().catch(() => undefined);
  const { queryKey } = query;
  void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
  const before = state()?.dataUpdateCount;
  let data = await read();
  // The request is cancelled when the last page that shows the query is left, and the data are then still stale.
  while (state()?.dataUpdateCount === before) data = await read();
  return data;
}

/** Reads the user and their programmes again, after something was granted. See {@link readAgain}. */
export async function reloadUser(uid: string, queryClient: QueryClient): Promise<void> {
  await Promise.all([
    readAgain(queryClient, userInfoQuery(uid)),
    readAgain(queryClient, userProgramQuery(uid)),
  ]);
}
