import type { ContentKey, PageData, PublicContent } from "@mindle/domain/catalogue/public-content";
import { queryOptions } from "@tanstack/react-query";
import { loadModule } from "../browser/load-module.ts";
import { isSubscribed, requestProgramme } from "./catalogue/programme-requests.ts";
import { ALWAYS_STALE, type QueryClient, type QueryKey } from "./query-client.ts";

/** First part of the keys of public content. */
const CONTENT_KEY = "content";

/** Whether a query is of what belongs to a user, and not of public content. */
export function isUserData({ queryKey }: { readonly queryKey: QueryKey }): boolean {
  return queryKey[0] !== CONTENT_KEY;
}

/** How long public content is not read again, in milliseconds. */
const STALE_MS = 60 * 60 * 1000;

/** Public content by its key, read from Firestore. */
export function contentQuery<Key extends ContentKey>(key: Key) {
  return queryOptions({
    queryKey: [CONTENT_KEY, key],
    queryFn: async (): Promise<PublicContent[Key]> => {
      // Most public content comes with the HTML of its page: what reads the rest is loaded when it is needed.
      const { readContent } = await loadModule(() => import("./catalogue/read-content.ts"));
      const { [key]: data } = await readContent(key);
      if (data === undefined) throw new Error(`${key} was not read`);
      return data;
    },
    staleTime: STALE_MS,
    meta: { persist: true },
  });
}

/**
 * A programme's name, steps, days and goals, null when there is none. Read through reactfire by
 * `ProgrammeSubscriptions`, which also follows its changes.
 */
export function programmeQuery(programId: string) {
  const queryKey = [CONTENT_KEY, `programs/${programId}`];
  return queryOptions({
    queryKey,
    queryFn: ({ client }) => requestProgramme(programId, (data) => client.setQueryData(queryKey, data)),
    // What an earlier visit left in the cache is shown and followed as well.
    staleTime: () => (isSubscribed(programId) ? Number.POSITIVE_INFINITY : ALWAYS_STALE),
    meta: { persist: true },
  });
}

/** Puts content that came with the HTML of the page into the cache. */
export function seedContent(queryClient: QueryClient, content: PageData): void {
  for (const [key, data] of Object.entries(content)) queryClient.setQueryData([CONTENT_KEY, key], data);
}
