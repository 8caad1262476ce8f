import type { DataOf } from "@mindle/domain/api/operation";
import type { getUserProgram } from "@mindle/domain/api/user-program";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { QueryClient } from "../data/query-client.ts";
import { userProgramQuery } from "../data/user.ts";
import type { StepId } from "./answers.ts";
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

/** Shows a step as finished at once, before the server has been told. */
export function markStepFinished(queryClient: QueryClient, uid: string, { programId, stepId }: StepId): void {
  queryClient.setQueryData<DataOf<typeof getUserProgram>>(userProgramQuery(uid).queryKey, (known) => {
    if (known === undefined) return undefined;
    const begun = { programId, usageInfos: [], stepFinished: [] };
    const programme = known.programs.find((each) => each.programId === programId) ?? begun;
    const others = programme.stepFinished.filter((step) => step.stepId !== stepId);
    const finished = { ...programme, stepFinished: [...others, { stepId }] };
    return { programs: [...known.programs.filter((each) => each.programId !== programId), finished] };
  });
}
