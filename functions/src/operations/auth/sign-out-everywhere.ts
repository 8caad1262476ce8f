import type { signOutEverywhere as contract } from "@mindle/domain/api/sign-out-everywhere";
import type { Handler } from "../handler.ts";

/** Ends all sessions of the caller. */
export const signOutEverywhere: Handler<typeof contract> = async (_input, { uid }, { store }) => {
  await store.accounts.endSessions(uid);
  return null;
};
