import type { cancelReminder as contract } from "@mindle/domain/api/notification";
import type { Handler } from "../handler.ts";

/** Cancels a reminder of one date of the caller; idempotent. */
export const cancelReminder: Handler<typeof contract> = async ({ id }, { uid }, { store, now }) => {
  await store.reminders.cancel(uid, id, now());
  return null;
};
