import type { signOutEverywhere as contract } from "@mindle/domain/api/auth";
import type { Handler } from "../handler.ts";

/**
 * Ends all sessions of the caller, whose devices get no more reminders. The devices go first, because a session that has ended
 * cannot repeat an interrupted call; and once more, because one that was still open may have registered another one.
 */
export const signOutEverywhere: Handler<typeof contract> = async (_input, { uid }, { store }) => {
  await store.devices.unregisterAll(uid);
  await store.accounts.endSessions(uid);
  await store.devices.unregisterAll(uid);
  return null;
};
