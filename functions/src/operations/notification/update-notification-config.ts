import type { updateNotificationConfig as contract } from "@mindle/domain/api/notification";
import type { Handler } from "../handler.ts";

/** Sets a reminder, in UTC; idempotent. */
export const updateNotificationConfig: Handler<typeof contract> = async (input, { uid }, { store, now }) => {
  await store.notifications.save(uid, input.id, input.config, now());
  return input.config;
};
