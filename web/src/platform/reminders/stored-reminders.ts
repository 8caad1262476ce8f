import { REMINDER_CHOICES, type ReminderChoice } from "@mindle/domain/reminders/reminder-choice";
import { getDefaultStore } from "jotai";
import { personalJson } from "../storage/clear-user-data.ts";
import type { StoredKey } from "../storage/schema.ts";
import { localJson } from "../storage/storage.ts";
import { storedAtom, useAtom } from "../storage/stored-atom.ts";
import { storedValue } from "../storage/stored-value.ts";

const CONSENT: StoredKey = "agreedAt";

/** The reminder that was chosen in the assessment, until an account has it. */
export const reminderChoice = storedValue("reminder", personalJson, {
  initial: undefined,
  parse: (data) => REMINDER_CHOICES.find((choice) => choice === data),
});

/** Whether an assessment is unfinished, in which the choice may still change: consent is stored until the answers are submitted. */
export function isAssessmentOpen(): boolean {
  return localJson.read(CONSENT) !== undefined;
}

/** The token under which this browser is registered for the user's reminders; undefined where it is not. */
export const pushToken = storedValue("pushToken", personalJson, {
  initial: undefined,
  parse: (data) => (typeof data === "string" ? data : undefined),
});

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
