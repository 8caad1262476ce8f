import { openAnswers } from "./open-answers.ts";
import { removeOldAnswers } from "./remove-answers.ts";

let started: Promise<void> | undefined;

/** Starts to send the user's waiting entries, and removes old answers of other users. */
export function startAnswers(uid: string | undefined): Promise<void> {
  if (uid !== undefined) openAnswers(uid);
  started ??= removeOldAnswers(uid, Date.now());
  return started;
}
