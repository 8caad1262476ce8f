import type { getUserNotificationInfo as contract } from "@mindle/domain/api/notification";
import type { Handler } from "../handler.ts";

/** The caller's reminders by id, in UTC, and the caller's time zone. */
export const getUserNotificationInfo: Handler<typeof contract> = (_input, { uid }, { store }) =>
  store.notifications.info(uid);
