import { useMemo, useSyncExternalStore } from "react";
import type { openAnswers } from "./open-answers.ts";

/** Ids of a programme's steps that a store of answers has as finished and the server's data may still lack. */
export function useLocallyFinishedIn(
  answers: ReturnType<typeof openAnswers> | undefined,
  programId: string,
): readonly string[] {
  const ids = useSyncExternalStore(
    answers?.subscribe ?? never,
    () => answers?.finishedSteps(programId).join(" ") ?? "",
  );
  return useMemo(() => (ids === "" ? [] : ids.split(" ")), [ids]);
}

function never(): () => void {
  return () => {};
}
