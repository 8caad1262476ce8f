import { MINUTE_MS } from "@mindle/domain/time";
import { queryOptions } from "@tanstack/react-query";
import { loadModule } from "../browser/load-module.ts";
import { ALWAYS_STALE, type QueryClient } from "../data/query-client.ts";
import { userKey } from "../data/user.ts";
import type { StepContent } from "./load-step.ts";

/** How long the content of a step is not read again, in milliseconds. */
const STALE_MS = 5 * MINUTE_MS;

/** Keys of the steps that this page has read. */
const read = new Set<string>();

/**
 * What a step shows: its pack, activities and configs. The user's answers, which come with it, go to their store
 * and never into the cache.
 */
export function stepContentQuery(uid: string, programId: string, stepId: string) {
  const queryKey = [...stepsKey(uid), programId, stepId] as const;
  const key = queryKey.join("/");
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const { loadStep } = await loadModule(() => import("./load-step.ts"));
      const content = await loadStep({ programId, stepId }, { uid, signal });
      read.add(key);
      return content;
    },
    // What an earlier visit left in the cache came without answers: it is shown, and read again.
    staleTime: () => (read.has(key) ? STALE_MS : ALWAYS_STALE),
    meta: { persist: true },
  });
}

/** The steps whose content is in the cache. */
export function cachedSteps(queryClient: QueryClient, uid: string): readonly StepContent[] {
  const found = queryClient.getQueriesData<StepContent>({ queryKey: stepsKey(uid) });
  return found.flatMap(([, content]) => content ?? []);
}

function stepsKey(uid: string) {
  return [...userKey(uid), "stepContent"] as const;
}
