import type { Comment } from "@mindle/domain/catalogue/comment";
import type { CatalogPackage } from "@mindle/domain/catalogue/package";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { queryClient } from "../api/query-client.ts";

/** Public page data changes with a release, not while somebody looks. */
const CONTENT_STALE_MS = 60 * 60 * 1000;

/** The reviews of the landing page in their order. Firestore's reader is fetched only now. */
export function useComments(): UseQueryResult<readonly Comment[]> {
  return useQuery(
    {
      queryKey: ["comments"],
      queryFn: async () => (await import("./read-content.ts")).readComments(),
      staleTime: CONTENT_STALE_MS,
    },
    queryClient,
  );
}

/** One package of the catalogue by its slug (`riggy-complete`); null when there is none. */
export function usePackage(slug: string): UseQueryResult<CatalogPackage | null> {
  return useQuery(
    {
      queryKey: ["package", slug],
      queryFn: async () => (await import("./read-content.ts")).readPackage(slug),
      staleTime: CONTENT_STALE_MS,
    },
    queryClient,
  );
}
