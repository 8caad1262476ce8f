import { openAnswers } from "./open-answers.ts";
import { removeOldAnswers } from "./remove-answers.ts";

let started: Promise<void> | undefined;

/** Sends what a user has left on this device, and removes what others have left for too long. */
export function startAnswers(uid: string | undefined): Promise<void> {
  if (uid !== undefined) openAnswers(uid);
  started ??= removeOldAnswers(uid, Date.now());
  return started;
}
