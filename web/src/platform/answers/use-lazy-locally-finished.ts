import { useEffect, useState } from "react";
import type { openAnswers } from "./open-answers.ts";
import { useLocallyFinishedIn } from "./use-locally-finished-in.ts";

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
