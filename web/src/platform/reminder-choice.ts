import { REMINDER_CHOICES, type ReminderChoice } from "@mindle/domain/notification/reminder-choice";
import { getDefaultStore } from "jotai";
import { authState, subscribeToAuthState } from "./auth/auth-state.ts";
import { personalJson } from "./clear-user-data.ts";
import { localJson } from "./storage.ts";
import { storedAtom } from "./stored-atom.ts";
import type { StoredKey } from "./stored-keys.ts";
import { fromPlainValue, storedValue } from "./stored-value.ts";

const CONSENT: StoredKey = "agreedAt";

/** The reminder that was chosen in the assessment, until an account has it. */
export const reminderChoice = storedValue<ReminderChoice | undefined>("reminder", personalJson, {
  initial: undefined,
  parse: (data) => REMINDER_CHOICES.find((choice) => choice === data),
  migrations: [fromPlainValue],
});

/** The choice as state of components. */
export const reminderAtom = storedAtom(reminderChoice);

/** Whether an assessment is unfinished, in which the choice may still change: consent is stored until the answers are submitted. */
export function isAssessmentOpen(): boolean {
  return localJson.read(CONSENT) !== undefined;
}

let isWaiting = false;
let isSaving = false;

/** Saves the choice for the account: now if someone is signed in, else as soon as someone is. Never throws. */
export function keepReminderChoice(): void {
  void saveForAccount();
  if (isWaiting) return;
  isWaiting = true;
  subscribeToAuthState(() => void saveForAccount());
}

async function saveForAccount(): Promise<void> {
  const auth = authState();
  const choice = reminderChoice.read();
  if (isSaving || auth.status !== "signedIn" || choice === undefined || isAssessmentOpen()) return;
  isSaving = true;
  try {
    const { saveReminder } = await import("./save-reminder.ts");
    await saveReminder(choice, auth.account.uid);
    // It may have been changed meanwhile.
    if (reminderChoice.read() === choice) getDefaultStore().set(reminderAtom, undefined);
  } catch (error) {
    // It stays stored, and the next page load tries again.
    console.warn("the reminder was not saved", error);
  } finally {
    isSaving = false;
  }
}
