import type { signOutEverywhere as contract } from "@mindle/domain/api/sign-out-everywhere";
import type { Handler } from "../handler.ts";

/** Ends all sessions of the caller, whose devices get no more reminders. */
export const signOutEverywhere: Handler<typeof contract> = async (_input, { uid }, { store }) => {
  await store.devices.unregisterAll(uid);
  await store.accounts.endSessions(uid);
  return null;
};
