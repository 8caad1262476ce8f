import { REMINDER_CHOICES } from "@mindle/domain/reminders/reminder-choice";
import { personalJson } from "../storage/clear-user-data.ts";
import type { StoredKey } from "../storage/schema.ts";
import { localJson } from "../storage/storage.ts";
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
