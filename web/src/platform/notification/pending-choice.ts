import type { ReminderChoice } from "@mindle/domain/notification/reminder-choice";
import { getDefaultStore } from "jotai";
import { isAssessmentOpen, reminderAtom, reminderChoice } from "../reminder-choice.ts";
import { useAtom } from "../stored-atom.ts";

/** The assessment's choice that the account does not have yet; undefined while it may still change in the assessment. */
export function pendingChoice(): ReminderChoice | undefined {
  return isAssessmentOpen() ? undefined : reminderChoice.read();
}

/** {@link pendingChoice} as a component shows it. */
export function usePendingChoice(): ReminderChoice | undefined {
  const [choice] = useAtom(reminderAtom);
  return isAssessmentOpen() ? undefined : choice;
}

/** Forgets a choice that the account has, or in whose place the person has set something else. */
export function forgetChoice(): void {
  if (pendingChoice() !== undefined) getDefaultStore().set(reminderAtom, undefined);
}
