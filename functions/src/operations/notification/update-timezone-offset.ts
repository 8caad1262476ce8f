import type { updateTimezoneOffset as contract } from "@mindle/domain/api/notification";
import { TIME_STEP_MINUTES } from "@mindle/domain/notification/config";
import { invalidArgument } from "../../app-error.ts";
import { ensureUser } from "../auth/load-user.ts";
import type { Handler } from "../handler.ts";

/**
 * Stores the offset and moves the reminders, so that they keep their local time. Every time zone in use is whole
 * quarters of an hour from UTC; an offset that is no whole step would move reminders to times that cannot be set.
 */
export const updateTimezoneOffset: Handler<typeof contract> = async ({ timezoneOffset }, { uid }, deps) => {
  if (timezoneOffset % TIME_STEP_MINUTES !== 0) {
    throw invalidArgument("timezoneOffset", `must be whole steps of ${TIME_STEP_MINUTES} minutes`);
  }
  await ensureUser(uid, deps);
  await deps.store.notifications.moveTo(uid, timezoneOffset, deps.now());
  return timezoneOffset;
};
