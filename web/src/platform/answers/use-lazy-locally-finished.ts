import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { openAnswers } from "./open-answers.ts";

/**
 * Like `useLocallyFinished`, for pages that render before the store of answers is loaded; empty until then. Steps
 * finished on this page are in the cached user programmes at once.
 */
export function useLazyLocallyFinished(uid: string | undefined, programId: string): readonly string[] {
  const [answers, setAnswers] = useState<ReturnType<typeof openAnswers>>();
  useEffect(() => {
    if (uid === undefined) return undefined;
    let isLeft = false;
    import("./open-answers.ts").then(
      ({ openAnswers: open }) => {
        if (!isLeft) setAnswers(open(uid));
      },
      (error: unknown) => console.warn("the answers of this device cannot be opened", error),
    );
    return () => {
      isLeft = true;
    };
  }, [uid]);
  return useLocallyFinishedIn(answers, programId);
}

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
