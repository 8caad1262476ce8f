import { viewerPath } from "@mindle/domain/programme/paths";
import { mayRemindOf } from "../../policies/reminder.ts";
import type { StoredDatedReminder } from "../../store/reminders.ts";
import type { Deps } from "../handler.ts";
import { nextStepPath } from "./next-step-path.ts";

/** Path that a reminder of one date, due now, opens; undefined where it is not to be sent. */
export async function datedReminderPath(
  { uid, programId, stepId }: StoredDatedReminder,
  now: number,
  deps: Pick<Deps, "store">,
): Promise<string | undefined> {
  const grants = await deps.store.users.programsById(uid, [programId]);
  if (!mayRemindOf({ programId, stepId }, grants, now)) return undefined;
  const [own] = grants;
  return own === undefined ? viewerPath(programId, stepId, "resume") : nextStepPath(own, deps);
}
