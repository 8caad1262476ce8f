import type { Deps } from "../handler.ts";

/**
 * Deletes a user: marks, sweeps, closes the account, removes the mark. Whatever interrupts it, doing it again ends it:
 * every part can be repeated, and as long as anything is left the mark is there to tell. Once the account is closed
 * its user can no longer ask; `finishDeletions` does then.
 *
 * What is saved at the same time is refused from the mark on, or was committed before it and is swept. The account
 * is closed before the mark goes, so that a save that finds no mark finds no account either (AccountGuard). The second
 * sweep takes what a write without that guard put down meanwhile.
 */
export async function deleteUser(uid: string, { store, now }: Pick<Deps, "store" | "now">): Promise<void> {
  await store.userData.markDeleting(uid, now());
  await store.userData.sweep(uid);
  await store.accounts.delete(uid);
  await store.userData.sweep(uid);
  await store.userData.removeMark(uid);
}
