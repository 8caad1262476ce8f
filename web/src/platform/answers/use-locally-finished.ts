import { useLocallyFinishedIn } from "./finished-steps.ts";
import { openAnswers } from "./open-answers.ts";

/** Ids of a programme's steps that are finished on this device and that the server's data may still lack. */
export function useLocallyFinished(uid: string | undefined, programId: string): readonly string[] {
  return useLocallyFinishedIn(uid === undefined ? undefined : openAnswers(uid), programId);
}
