import type { checkEmailExist as contract } from "@mindle/domain/api/auth";
import type { Account } from "../../store/accounts.ts";
import type { Deps, Handler } from "../handler.ts";

/**
 * Whether an account with this confirmed address exists. One that never confirmed it may be an attacker's, who waits for the
 * owner of the address to use it: it is deleted, so that a link to the address makes a new account.
 */
export const checkEmailExist: Handler<typeof contract> = async ({ email }, _context, deps) => {
  const found = await deps.store.accounts.findAnyByEmail(email);
  if (found === undefined) return false;
  if (found.account.emailVerified || found.disabled) return true;
  await freeAddress(found.account, deps);
  return false;
};

async function freeAddress(account: Account, { store }: Deps): Promise<void> {
  if (account.firstEmail !== null) {
    await store.accounts.restoreFirstEmail(account);
  } else if (!(await store.userData.exists(account.uid))) {
    await store.accounts.delete(account.uid);
  }
}
