import { deleteUser } from "../operations/auth/delete-user.ts";
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
