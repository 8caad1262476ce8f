import { viewerPath } from "@mindle/domain/programme/paths";
import { canRemindOf } from "../../policies/reminder.ts";
import type { StoredDatedReminder } from "../../store/reminders.ts";
import type { Deps } from "../handler.ts";
import { isUnfinished } from "./is-unfinished.ts";
import { nextStepPath } from "./next-step-path.ts";

/**
 * Path that a reminder of one date, due now, opens; undefined where it is not to be sent. A nudge is looked at again: the last
 * step may have been finished on another device while it was set.
 */
export async function datedReminderPath(
  { uid, programId, stepId, isNudge }: StoredDatedReminder,
  now: number,
  deps: Pick<Deps, "store">,
): Promise<string | undefined> {
  const grants = await deps.store.users.programsById(uid, [programId]);
  if (!canRemindOf({ programId, stepId }, grants, now)) return undefined;
  const [own] = grants;
  if (own === undefined) return viewerPath(programId, stepId, "resume");
  const newest = isNudge === true ? await deps.store.content.programme(programId) : undefined;
  if (newest !== undefined && !(await isUnfinished(own, newest, deps))) return undefined;
  return nextStepPath(own, deps);
}
