import { currentUid } from "../auth/auth-state.ts";
import { openAnswers } from "./open-answers.ts";
import { removeOldAnswers } from "./remove-answers.ts";

let started: Promise<void> | undefined;

/** Sends what the signed-in user has left on this device, and removes what others have left for too long. */
export function startAnswers(): Promise<void> {
  const uid = currentUid();
  if (uid !== undefined) openAnswers(uid);
  started ??= removeOldAnswers(uid, Date.now());
  return started;
}
