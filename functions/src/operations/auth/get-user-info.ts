import type { getUserInfo as contract } from "@mindle/domain/api/auth";
import type { Handler } from "../handler.ts";
import { ensureUser, presentUser } from "./load-user.ts";

/**
 * The signed-in user. Creates the user's document, stores the language and claims this browser's responses, from which
 * a user without a nickname takes one.
 */
export const getUserInfo: Handler<typeof contract> = async (_input, context, deps) => {
  const { account, claimHash } = context;
  const user = await ensureUser(context, deps);
  const nickname = claimHash === null ? undefined : await deps.store.responses.claim(claimHash, account.uid);
  const additionalInfo = { ...user.additionalInfo, ...(nickname !== undefined && { nickname }) };
  return presentUser(account, { ...user, additionalInfo }, deps);
};
