import { useMemo, useSyncExternalStore } from "react";
import { openAnswers } from "./open-answers.ts";

/** Ids of a programme's steps that are finished on this device and that the server is still to be told of. */
export function useFinishedHere(uid: string | undefined, programId: string): readonly string[] {
  const answers = uid === undefined ? undefined : openAnswers(uid);
  const ids = useSyncExternalStore(
    answers?.subscribe ?? never,
    () => answers?.finishedSteps(programId).join(" ") ?? "",
  );
  return useMemo(() => (ids === "" ? [] : ids.split(" ")), [ids]);
}

function never(): () => void {
  return () => {};
}
