import type { Language } from "@mindle/domain/catalogue/language";
import { scheduledSteps, scheduleOf } from "@mindle/domain/programme/schedule";
import { openAnswers } from "../../../platform/answers/open-answers.ts";
import { programmeQuery } from "../../../platform/data/catalogue.ts";
import type { QueryClient } from "../../../platform/data/query-client.ts";
import { userInfoQuery, userProgramQuery } from "../../../platform/data/user.ts";
import { endingOf } from "./ending-of.ts";
import { type Farewell, readFarewell } from "./farewell.ts";
import { type Finished, readFinished } from "./finished.ts";

/** What steps leave behind for their end. */
export interface LeftBehind {
  readonly finished: Finished;
  /** Of a programme whose letter can be shown. */
  readonly farewell: Farewell | undefined;
}

export interface FinishedStep {
  readonly uid: string;
  readonly programId: string;
  readonly stepId: string;
  readonly language: Language;
}

/**
 * Reads what a step that was just finished leaves behind, with its session or programme where it ends one; undefined where that is
 * nothing. What the schedule below it shows is read on the way.
 */
export async function readLeftBehind(
  queryClient: QueryClient,
  { uid, programId, stepId, language }: FinishedStep,
): Promise<LeftBehind | undefined> {
  const [{ programs }] = await Promise.all([
    queryClient.ensureQueryData(userProgramQuery(uid)),
    queryClient.prefetchQuery(userInfoQuery(uid)),
  ]);
  const own = programs.find((each) => each.programId === programId);
  const programme = own?.programme ?? (await queryClient.ensureQueryData(programmeQuery(programId)));
  if (programme === null) return undefined;
  const known = own?.stepFinished.map((step) => step.stepId) ?? [];
  const sessions = scheduleOf(programme.steps, {
    programId,
    finished: [...known, ...openAnswers(uid).finishedSteps(programId)],
    isAvailable: true,
  });
  const ending = endingOf(stepId, sessions, programme.steps[stepId]?.later === true);
  if (ending === undefined) return undefined;
  const needed = scheduledSteps(sessions).filter((step) => programme.steps[step.stepId]?.later !== true);
  const ofSession = needed.filter(({ session }) => session === ending.step.session);
  const idsOf = (steps: typeof needed) => steps.map((step) => step.stepId);
  const steps = { uid, programId, language };
  const [finished, farewell] = await Promise.all([
    readFinished(queryClient, {
      ...steps,
      stepId,
      stepIds: ending.kind === "step" ? [stepId] : idsOf(ofSession),
    }),
    ending.kind === "programme"
      ? readFarewell(queryClient, { ...steps, programme, stepIds: idsOf(needed) }).catch((error: unknown) => {
          console.warn("the letter of the programme cannot be read", error);
          return undefined;
        })
      : undefined,
  ]);
  return finished && { finished, farewell };
}
