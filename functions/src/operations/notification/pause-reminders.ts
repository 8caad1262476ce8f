import type { pauseReminders as contract } from "@mindle/domain/api/notification";
import { pauseEnd } from "@mindle/domain/notification/due";
import { ensureUser } from "../auth/load-user.ts";
import type { Handler } from "../handler.ts";

/** Holds the caller's reminders back for a week, or sends them again. */
export const pauseReminders: Handler<typeof contract> = async ({ paused }, context, deps) => {
  await ensureUser(context, deps);
  const now = deps.now();
  return deps.store.notifications.pause(context.uid, paused ? pauseEnd(now) : null, now);
};
