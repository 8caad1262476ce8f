import type { updateTimezoneOffset as contract } from "@mindle/domain/api/notification";
import { ensureUser } from "../auth/load-user.ts";
import type { Handler } from "../handler.ts";

/** Stores the offset and adjusts the reminders, so that they keep their local time. */
export const updateTimezoneOffset: Handler<typeof contract> = async ({ timezoneOffset }, context, deps) => {
  const user = await ensureUser(context, deps);
  // Most calls change nothing and need no transaction.
  if (user.timezoneOffset === timezoneOffset) return timezoneOffset;
  await deps.store.notifications.changeTimezone(context.uid, timezoneOffset, deps.now());
  return timezoneOffset;
};
