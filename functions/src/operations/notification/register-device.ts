import type { registerDevice as contract } from "@mindle/domain/api/notification";
import type { Handler } from "../handler.ts";

/** Sends the caller's reminders to a device as well; idempotent. */
export const registerDevice: Handler<typeof contract> = async ({ token }, { uid }, { store, now }) => {
  await store.devices.register(uid, token, now());
  return null;
};
