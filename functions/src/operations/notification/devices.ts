import type { Handler } from "../handler.ts";

/** Sends the caller's reminders to a device as well; idempotent. */
export const registerDevice: Handler<"registerDevice"> = async ({ token }, { uid }, { store, now }) => {
  await store.devices.register(uid, token, now());
  return null;
};

/** Sends the caller's reminders to a device no more; idempotent. */
export const unregisterDevice: Handler<"unregisterDevice"> = async ({ token }, { uid }, { store }) => {
  await store.devices.unregister(uid, [token]);
  return null;
};
