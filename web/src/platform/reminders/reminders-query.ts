import { loadModule } from "../browser/load-module.ts";
import { userQuery } from "../data/user.ts";

/**
 * The reminders of an account, in UTC. Read again with every visit and whenever the page is looked at again: another tab or
 * device may have changed them.
 */
export function remindersQuery(uid: string) {
  const query = userQuery(uid, "reminders", async (call) =>
    (await loadModule(() => import("./reminders-api.ts"))).readReminders(call),
  );
  return { ...query, staleTime: 2_000, refetchOnWindowFocus: true };
}
