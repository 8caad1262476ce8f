import type { QueryClient } from "./query-client.ts";

/** Resolves when no query is being loaded, also where the last one failed; one that waits for a connection does not count. */
export async function whenLoaded(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching() === 0) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    });
  });
}
