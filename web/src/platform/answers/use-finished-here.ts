import { openAnswers } from "./open-answers.ts";
import { useFinishedIn } from "./use-finished-in.ts";

/** Ids of a programme's steps that are finished on this device and that the server is still to be told of. */
export function useFinishedHere(uid: string | undefined, programId: string): readonly string[] {
  return useFinishedIn(uid === undefined ? undefined : openAnswers(uid), programId);
}
