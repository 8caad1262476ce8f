import type { QueryClient } from "./query-client.ts";

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
