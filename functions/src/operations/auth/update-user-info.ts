import type { updateUserInfo as contract } from "@mindle/domain/api/auth";
import { AppError, invalidArgument } from "../../app-error.ts";
import { mayChangeUser } from "../../policies/user.ts";
import type { Handler } from "../handler.ts";
import { factsOf, loadAccount, presentUser } from "./load-user.ts";

/**
 * Changes what the caller told about themselves: `additionalInfo.nickname` changes the nickname alone, `additionalInfo`
 * replaces the whole. Both at once is `invalid-argument`, as neither could win without surprise.
 *
 * `passwordSet` is no setting: whether an account has a password, Auth knows. A client sends the flag after it set a
 * password with Auth; that makes us look at the account again, and the answer says what is there. A flag that
 * contradicts it is ignored, not refused, because the rest of the update is sound.
 */
export const updateUserInfo: Handler<typeof contract> = async (
  { userId, updateDoc },
  { uid, language },
  deps,
) => {
  if (!mayChangeUser(userId, { uid })) throw new AppError("permission-denied", "userId: is not yours");
  const { "additionalInfo.nickname": nickname, additionalInfo } = updateDoc;
  if (nickname !== undefined && additionalInfo !== undefined) {
    throw invalidArgument("updateDoc", "must not have both additionalInfo and additionalInfo.nickname");
  }
  const account = await loadAccount(uid, deps);
  const user = await deps.store.users.change(
    uid,
    factsOf(account, language),
    (info) => additionalInfo ?? (nickname === undefined ? info : { ...info, nickname }),
    deps.now(),
  );
  return presentUser(account, user, deps);
};
