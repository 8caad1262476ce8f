import type { getUserInfo as contract } from "@mindle/domain/api/auth";
import type { Handler } from "../handler.ts";
import { accountFields, loadAccount, presentUser } from "./load-user.ts";

/** The signed-in user. Creates the user's document, stores the language and claims this browser's responses. */
export const getUserInfo: Handler<typeof contract> = async (_input, { uid, claimHash, language }, deps) => {
  const { store, now } = deps;
  const account = await loadAccount(uid, deps);
  const [user] = await Promise.all([
    store.users.ensure(uid, accountFields(account, language), now()),
    claimHash === null ? undefined : store.responses.claim(claimHash, uid),
  ]);
  return presentUser(account, user, deps);
};
