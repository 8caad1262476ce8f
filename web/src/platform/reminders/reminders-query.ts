import { queryOptions } from "@tanstack/react-query";
import { loadModule } from "../browser/load-module.ts";
import { userKey } from "../data/user.ts";

/**
 * The reminders of an account, in UTC. Read again with every visit and whenever the page is looked at again: another tab or
 * device may have changed them.
 */
export function remindersQuery(uid: string) {
  return queryOptions({
    queryKey: [...userKey(uid), "reminders"],
    queryFn: async ({ signal }) =>
      (await loadModule(() => import("./reminders-api.ts"))).readReminders({ uid, signal }),
    staleTime: 2_000,
    refetchOnWindowFocus: true,
    meta: { persist: true },
  });
}
