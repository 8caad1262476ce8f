import type { FetchQueryOptions } from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "./query-client.ts";
import { userInfoQuery, userProgramQuery } from "./user.ts";

/** Reads the user and their programmes again, after something was granted. Without a connection it waits for one. */
export async function reloadUser(uid: string, queryClient: QueryClient): Promise<void> {
  await Promise.all([reload(queryClient, userInfoQuery(uid)), reload(queryClient, userProgramQuery(uid))]);
}

/** An answer that is on its way may be from before the change. */
async function reload<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  await queryClient.fetchQuery({ ...query, staleTime: 0 });
}
