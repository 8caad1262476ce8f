import { AppError, invalidArgument } from "../../app-error.ts";
import type { Handler } from "../handler.ts";
import { accountFields, keepFirstEmail, presentUser } from "./load-user.ts";

/**
 * Updates the caller's additional info: `additionalInfo.nickname` sets only the nickname, `additionalInfo` replaces all
 * of it. Both together is `invalid-argument`.
 *
 * `passwordSet` is kept for an account that signs in by e-mail, and is false for any other. A client sends it after signing in
 * with a link, and after setting a password with Auth. A user who sets a password by a link owns the address. An attacker may
 * have linked sign-ins to the account: the new password has ended their sessions, and those sign-ins are unlinked here.
 *
 * `consents` are stored with the time of the call; sent again for the same texts, they keep the time of the first one.
 */
export const updateUserInfo: Handler<"updateUserInfo"> = async (
  { userId, updateDoc },
  { account: before, uid, language },
  deps,
) => {
  if (userId !== uid) throw new AppError("permission-denied", "userId: is not yours");
  const { "additionalInfo.nickname": nickname, additionalInfo, passwordSet, consents } = updateDoc;
  if (nickname !== undefined && additionalInfo !== undefined) {
    throw invalidArgument("updateDoc", "must not have both additionalInfo and additionalInfo.nickname");
  }
  await keepFirstEmail(before, deps);
  const account = passwordSet === true ? await deps.store.accounts.unlinkProviders(before) : before;
  const user = await deps.store.users.change(
    uid,
    {
      ...accountFields(account, language),
      ...(passwordSet !== undefined && { passwordSet }),
      ...(consents !== undefined && { consents }),
    },
    (info) => additionalInfo ?? (nickname === undefined ? info : { ...info, nickname }),
    deps.now(),
  );
  return presentUser(account, user, deps);
};
