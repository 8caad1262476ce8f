import { mayRemindOf } from "../../policies/reminder.ts";
import type { StoredDatedReminder } from "../../store/reminders.ts";
import type { Deps } from "../handler.ts";

/** Whether a reminder that is due now is to be sent. */
export async function isReminderWanted(
  { uid, ...step }: StoredDatedReminder,
  now: number,
  { store }: Pick<Deps, "store">,
): Promise<boolean> {
  return mayRemindOf(step, await store.users.programsById(uid, [step.programId]), now);
}
