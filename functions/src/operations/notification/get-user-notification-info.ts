import type { getUserNotificationInfo as contract } from "@mindle/domain/api/notification";
import type { Handler } from "../handler.ts";

/** The caller's reminders by id, in UTC, and the time zone they were last seen in. */
export const getUserNotificationInfo: Handler<typeof contract> = (_input, { uid }, { store }) =>
  store.notifications.info(uid);
