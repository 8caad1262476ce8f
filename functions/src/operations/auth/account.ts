import { MINUTE_MS } from "@mindle/domain/time";
import { AppError, invalidArgument } from "../../app-error.ts";
import type { Account } from "../../store/accounts/accounts.ts";
import type { Deps, Handler } from "../handler.ts";
import { ensureUser, presentUser } from "./load-user.ts";

/**
 * The signed-in user. Creates the user's document, stores the language and claims this browser's responses, from which
 * a user without a nickname takes one.
 */
export const getUserInfo: Handler<"getUserInfo"> = async (_input, context, deps) => {
  const { account, claimHash } = context;
  const user = await ensureUser(context, deps);
  const nickname = claimHash === null ? undefined : await deps.store.responses.claim(claimHash, account.uid);
  const additionalInfo = { ...user.additionalInfo, ...(nickname !== undefined && { nickname }) };
  return presentUser(account, { ...user, additionalInfo }, deps);
};

/**
 * Whether an account with this confirmed address exists. One that never confirmed it may be an attacker's, who waits for the
 * owner of the address to use it: it is deleted, so that a link to the address makes a new account.
 */
export const checkEmailExist: Handler<"checkEmailExist"> = async ({ email }, _context, deps) => {
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

export const exportUserData: Handler<"exportUserData"> = async ({ after }, { uid }, { store }) => {
  const part = await store.userData.documents(uid, after);
  if (part === undefined) throw invalidArgument("after", "is no place in an export");
  return part;
};

/**
 * Ends all sessions of the caller, whose devices get no more reminders. The devices go first, because a session that has ended
 * cannot repeat an interrupted call; and once more, because one that was still open may have registered another one.
 */
export const signOutEverywhere: Handler<"signOutEverywhere"> = async (_input, { uid }, { store }) => {
  await store.devices.unregisterAll(uid);
  await store.accounts.endSessions(uid);
  await store.devices.unregisterAll(uid);
  return null;
};

/** Maximum age of the sign-in, in milliseconds. */
const SIGN_IN_MAX_AGE_MS = 10 * MINUTE_MS;

/** Tolerated difference between Auth's clock and this one, in milliseconds. */
const CLOCK_TOLERANCE_MS = 30_000;

/**
 * Deletes the caller's data and account, after a recent sign-in only: a stolen token or an unlocked device alone must not
 * delete an account. A repeated call completes an interrupted deletion.
 */
export const cleanDeleteUser: Handler<"cleanDeleteUser"> = async (_input, { uid, account }, deps) => {
  const isRecent = deps.now() - account.signedInAt <= SIGN_IN_MAX_AGE_MS + CLOCK_TOLERANCE_MS;
  if (!isRecent) throw new AppError("failed-precondition", "The sign-in is too old. Please sign in again.");
  await deleteUser(uid, deps);
  return null;
};

/**
 * Deletes a user: marks the user's document, deletes the data, deletes the account, deletes the mark. Every step is
 * idempotent and the mark stays until the end, so an interrupted deletion can be repeated: by the user, or by
 * `finishDeletions` once the account is deleted.
 *
 * A concurrent write is refused once the mark is set, or was committed before and is deleted. The account is deleted
 * before the mark, so that a write that finds no mark finds no account either (AccountGuard). The second pass deletes
 * what was written in between without that guard.
 */
export async function deleteUser(uid: string, { store, now }: Pick<Deps, "store" | "now">): Promise<void> {
  await store.userData.markDeleting(uid, now());
  await store.userData.deleteDocuments(uid);
  await store.accounts.delete(uid);
  await store.userData.deleteDocuments(uid);
  await store.userData.deleteUserDocument(uid);
}
