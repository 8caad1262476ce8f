import type { unregisterDevice as contract } from "@mindle/domain/api/notification";
import type { Handler } from "../handler.ts";

/** Sends the caller's reminders to a device no more; idempotent. */
export const unregisterDevice: Handler<typeof contract> = async ({ token }, { uid }, { store }) => {
  await store.devices.unregister(uid, [token]);
  return null;
};
