import type { ReminderChoice } from "@mindle/domain/reminders/reminder-choice";
import { getDefaultStore } from "jotai";
import { storedAtom, useAtom } from "../storage/stored-atom.ts";
import { isAssessmentOpen, reminderChoice } from "./stored-reminders.ts";

/** The assessment's choice as state of components. */
export const reminderAtom = storedAtom(reminderChoice);

/** The assessment's choice that the account does not have yet; undefined while it may still change in the assessment. */
export function pendingChoice(): ReminderChoice | undefined {
  return isAssessmentOpen() ? undefined : reminderChoice.read();
}

/** {@link pendingChoice} as a component shows it. */
export function usePendingChoice(): ReminderChoice | undefined {
  const [choice] = useAtom(reminderAtom);
  return isAssessmentOpen() ? undefined : choice;
}

/** Forgets a choice that the account has, unless another one was made meanwhile. */
export function forgetChoice(choice: ReminderChoice | undefined): void {
  if (choice !== undefined && pendingChoice() === choice) getDefaultStore().set(reminderAtom, undefined);
}
