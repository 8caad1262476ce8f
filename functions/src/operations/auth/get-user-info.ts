import type { getUserInfo as contract } from "@mindle/domain/api/auth";
import type { Handler } from "../handler.ts";
import { ensureUser, presentUser } from "./load-user.ts";

/** The signed-in user. Creates the user's document, stores the language and claims this browser's responses. */
export const getUserInfo: Handler<typeof contract> = async (_input, context, deps) => {
  const { account, claimHash } = context;
  const [user] = await Promise.all([
    ensureUser(context, deps),
    claimHash === null ? undefined : deps.store.responses.claim(claimHash, account.uid),
  ]);
  return presentUser(account, user, deps);
};
