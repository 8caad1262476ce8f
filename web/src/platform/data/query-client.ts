import {
  type FetchQueryOptions,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import { isOnline, subscribeToConnection } from "../browser/use-online.ts";

export { type QueryClient, QueryClientProvider, type QueryKey, useQueryClient } from "@tanstack/react-query";

/** `staleTime` of data that are read again in any case: by 0, those of a clock that was set back since would count as new. */
export const ALWAYS_STALE = Number.NEGATIVE_INFINITY;

/** Failed reads are repeated this often where the service could not be reached, but the browser is; failed mutations never. */
const MAX_RETRIES = 2;

/**
 * The cache of everything that is read from a server. Data live as long as the page: they are few, and what a public page
 * brought with its HTML must not be read again after five minutes. `storage/clear-user-data.ts` empties it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryHash }) => console.warn(`query ${queryHash} failed`, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * 60 * 1000,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        // Browsers are wrong about the connection at times: every read is tried, and again when they say that it is back.
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) => isWorthRetrying(error) && failures < MAX_RETRIES && isOnline(),
      },
      // The library would wait for a connection instead, without a word.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Has what could not be read be read again when the connection is back, also on a page that was opened without. */
export function observeConnection(): void {
  onlineManager.setOnline(isOnline());
  onlineManager.setEventListener((setOnline) => subscribeToConnection(() => setOnline(isOnline())));
}

/** Data of a query for a program that waits for them: fails at once where they cannot be read. */
export function fetchNow<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return queryClient.fetchQuery({ ...options, retry: false });
}

/**
 * Data of a query for a program that decides by them: cached ones of any age at once, which are then read again for the
 * next time; without any, like {@link fetchNow}.
 */
export function readCached<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return queryClient.ensureQueryData({
    ...options,
    revalidateIfStale: true,
    retry: false,
  });
}

function isWorthRetrying(error: Error): boolean {
  return !(error instanceof ApiError) || error.code === "unavailable";
}

/**
 * Resolves when no query is fetched that has no data yet, also where the last one failed, and after `limitMs` milliseconds at
 * the latest.
 */
export async function whenLoaded(queryClient: QueryClient, limitMs: number): Promise<void> {
  const isLoading = () => queryClient.isFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  if (!isLoading()) return;
  await new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timeout);
      unsubscribe();
      resolve();
    };
    const timeout = setTimeout(finish, limitMs);
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (!isLoading()) finish();
    });
  });
}
