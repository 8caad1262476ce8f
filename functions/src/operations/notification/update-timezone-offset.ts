import type { updateTimezoneOffset as contract } from "@mindle/domain/api/notification";
import { ensureUser } from "../auth/load-user.ts";
import type { Handler } from "../handler.ts";

/** Stores the offset and moves the reminders, so that they keep their local time. */
export const updateTimezoneOffset: Handler<typeof contract> = async ({ timezoneOffset }, context, deps) => {
  const user = await ensureUser(context, deps);
  // Nearly every call tells what is known, and makes no transaction.
  if (user.timezoneOffset === timezoneOffset) return timezoneOffset;
  await deps.store.notifications.moveTo(context.uid, timezoneOffset, deps.now());
  return timezoneOffset;
};
