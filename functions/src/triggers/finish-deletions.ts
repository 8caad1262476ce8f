import { deleteUser } from "../operations/auth/delete-user.ts";
import type { Deps } from "../operations/handler.ts";
import { forEach } from "./for-each.ts";

/** A deletion takes seconds, and no request lives longer than this. */
const PATIENCE_MS = 10 * 60_000;

/** Ends deletions that began well before `scheduleTime` and were interrupted. Resolves to how many it ended. */
export async function finishDeletions(
  deps: Pick<Deps, "store" | "now">,
  scheduleTime: Date,
): Promise<number> {
  const uids = await deps.store.userData.unfinished(scheduleTime.getTime() - PATIENCE_MS);
  await forEach(uids, (uid) => deleteUser(uid, deps));
  return uids.length;
}
