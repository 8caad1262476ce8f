import { deleteUser } from "../operations/auth/account.ts";
import type { Deps } from "../operations/handler.ts";
import { forEachConcurrent } from "./for-each-concurrent.ts";

/** Longer than any request, so that a deletion in progress is not repeated. */
const DELETION_TIMEOUT_MS = 10 * 60_000;

/** Completes deletions that were interrupted. Resolves to their number. */
export async function finishDeletions(
  deps: Pick<Deps, "store" | "now">,
  scheduleTime: Date,
): Promise<number> {
  const uids = await deps.store.userData.interruptedDeletions(scheduleTime.getTime() - DELETION_TIMEOUT_MS);
  await forEachConcurrent(uids, (uid) => deleteUser(uid, deps));
  return uids.length;
}

/** Users looked at in one run: at one run an hour all of 10,000 users are looked at within two days. */
const USERS_PER_RUN = 300;

/**
 * Deletes the data of users whose account was deleted in Auth itself, by its public API or in its console. Looks at some users
 * per run, in turn. Resolves to the number of deleted ones.
 */
export async function deleteOrphans(deps: Pick<Deps, "store" | "now">): Promise<number> {
  const uids = await deps.store.userData.nextUsers(USERS_PER_RUN);
  const orphans = await deps.store.accounts.findMissing(uids);
  await forEachConcurrent(orphans, (uid) => deleteUser(uid, deps));
  return orphans.length;
}
