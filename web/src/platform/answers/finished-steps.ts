import type { DataOf } from "@mindle/domain/api/operation";
import type { getUserProgram, UserProgram } from "@mindle/domain/api/user-program";
import type { SittingDays } from "@mindle/domain/programme/sittings";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { now } from "../browser/now.ts";
import type { QueryClient } from "../data/query-client.ts";
import { userProgramQuery } from "../data/user.ts";
import type { StepId } from "./answers.ts";
import type { openAnswers } from "./open-answers.ts";

/**
 * Like {@link useLocallyFinishedIn}, for pages that render before the store of answers is loaded; empty until then. Steps
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
  changeProgramme(queryClient, uid, programId, (known) => {
    const others = known.stepFinished.filter((step) => step.stepId !== stepId);
    return { ...known, stepFinished: [...others, { stepId, finishedAt: now() }] };
  });
}

/** Shows the days that were chosen for a programme at once, as {@link markStepFinished} does. */
export function markSittingDays(
  queryClient: QueryClient,
  uid: string,
  programId: string,
  sittingDays: SittingDays,
): void {
  changeProgramme(queryClient, uid, programId, (known) => ({ ...known, sittingDays }));
}

function changeProgramme(
  queryClient: QueryClient,
  uid: string,
  programId: string,
  change: (known: UserProgram) => UserProgram,
): void {
  queryClient.setQueryData<DataOf<typeof getUserProgram>>(userProgramQuery(uid).queryKey, (known) => {
    if (known === undefined) return undefined;
    const begun = { programId, usageInfos: [], stepFinished: [] };
    const programme = known.programs.find((each) => each.programId === programId) ?? begun;
    return {
      programs: [...known.programs.filter((each) => each.programId !== programId), change(programme)],
    };
  });
}
