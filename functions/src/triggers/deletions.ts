import { retentionCutoff } from "@mindle/domain/policy/terms";
import { MINUTE_MS } from "@mindle/domain/time";
import { deleteUser } from "../operations/auth/account.ts";
import type { Deps } from "../operations/handler.ts";
import { forEachConcurrent } from "./run-jobs.ts";

/** Longer than any request, so that a deletion in progress is not repeated. */
const DELETION_TIMEOUT_MS = 10 * MINUTE_MS;

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

/** Parts of 1,000 accounts that one run looks at: at one run an hour all of 10 million accounts are looked at within 9 days. */
const PAGES_PER_RUN = 50;

/** A run ends after the part with which it has deleted this many, so that it stays within its time. */
const DELETIONS_PER_RUN = 500;

/**
 * Deletes the accounts that were last used longer ago than the policies say, as their users would. Goes on where the last run
 * ended, and begins anew after the last account. Resolves to the number of deleted ones.
 *
 * The place is kept before the deletions, so that one that fails does not keep others from their turn: `finishDeletions`
 * completes those that have begun, the next walk finds the rest.
 */
export async function deleteUnusedAccounts(
  deps: Pick<Deps, "store" | "now">,
  scheduleTime: Date,
): Promise<number> {
  const { store } = deps;
  const cutoff = retentionCutoff(scheduleTime.getTime());
  let deleted = 0;
  for (let page = 0; page < PAGES_PER_RUN && deleted < DELETIONS_PER_RUN; page += 1) {
    const { accounts, next } = await store.userData.sweep("accounts", async (after) => {
      const found = await store.accounts.list(after);
      return { found, next: found.next };
    });
    const unused = accounts.filter(({ lastUsedAt }) => lastUsedAt < cutoff);
    await forEachConcurrent(unused, async ({ uid }) => {
      // Read again: the list may be minutes old when the turn of its last account comes.
      const lastUsedAt = await store.accounts.lastUsedAt(uid);
      if (lastUsedAt === undefined || lastUsedAt >= cutoff) return;
      await deleteUser(uid, deps);
      deleted += 1;
    });
    if (next === null) break;
  }
  return deleted;
}
