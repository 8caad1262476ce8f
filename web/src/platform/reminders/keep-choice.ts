import { authState, subscribeToAuthState } from "../auth/auth-state.ts";
import { loadModule } from "../browser/load-module.ts";
import { pendingChoice } from "./pending-choice.ts";

let isWaiting = false;
let isSaving = false;

/** Saves the assessment's choice for the account: now if someone is signed in, else as soon as someone is. Never throws. */
export function keepReminderChoice(): void {
  void saveForAccount();
  if (isWaiting) return;
  isWaiting = true;
  subscribeToAuthState(() => void saveForAccount());
}

async function saveForAccount(): Promise<void> {
  const auth = authState();
  if (isSaving || auth.status !== "signedIn" || pendingChoice() === undefined) return;
  isSaving = true;
  try {
    const { saveDaily } = await loadModule(() => import("./reminders-api.ts"));
    await saveDaily({}, auth.account.uid);
  } catch (error) {
    // It stays stored, and the next page load tries again.
    console.warn("the reminder was not saved", error);
  } finally {
    isSaving = false;
  }
}
