import {
  type getUserNotificationInfo as contract,
  MAX_LISTED_REMINDERS,
} from "@mindle/domain/api/notification";
import { isPausedAt } from "@mindle/domain/notification/due";
import type { Handler } from "../handler.ts";

/** The caller's reminders by id, in UTC, those of dates to come, their pause, and the caller's time zone. */
export const getUserNotificationInfo: Handler<typeof contract> = async (_input, { uid }, { store, now }) => {
  const [{ pausedUntil, ...info }, dated] = await Promise.all([
    store.notifications.info(uid),
    store.reminders.list(uid, now(), MAX_LISTED_REMINDERS),
  ]);
  return {
    ...info,
    pausedUntil: isPausedAt(pausedUntil, now()) ? pausedUntil : null,
    dated: dated.map(({ id, programId, stepId, dueAt }) => ({ id, programId, stepId, dueAt })),
  };
};
