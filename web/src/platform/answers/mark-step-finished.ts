import type { DataOf } from "@mindle/domain/api/operation";
import type { getUserProgram } from "@mindle/domain/api/user-program";
import type { QueryClient } from "../data/query-client.ts";
import { userProgramQuery } from "../data/user.ts";
import type { StepId } from "./answers.ts";

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
