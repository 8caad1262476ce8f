import type { Language } from "@mindle/domain/catalogue/language";
import { scheduledSteps, scheduleOf } from "@mindle/domain/programme/schedule";
import { areHard, keptWords, lastWords, readOwnSteps } from "../../../engine/step/kept-words.ts";
import { openAnswers } from "../../../platform/answers/open-answers.ts";
import { programmeQuery } from "../../../platform/data/catalogue.ts";
import type { QueryClient } from "../../../platform/data/query-client.ts";
import { userInfoQuery, userProgramQuery } from "../../../platform/data/user.ts";
import { endingOf } from "./ending-of.ts";
import { type Farewell, readFarewell } from "./farewell.ts";
import { moodOf, type SessionMood } from "./session-mood.ts";

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

/** What steps that were read leave behind. */
export interface Finished {
  /** Of the step that was just finished; undefined where its end quotes no answer. */
  readonly sentence: string | undefined;
  /** What the last of the steps says at its end with the person's answers; none where it is not on this device. */
  readonly takenAlong: readonly string[];
  readonly mood: SessionMood;
}

interface FinishedSteps {
  readonly uid: string;
  readonly programId: string;
  /** The one that was just finished. */
  readonly stepId: string;
  /** It and others, in their order. Of the others counts what is on this device. */
  readonly stepIds: readonly string[];
  readonly language: Language;
}

/**
 * What steps leave behind. Undefined where nothing may be celebrated: crisis words were typed in one of them, or help was named; and
 * where the last one's content is not on this device.
 */
async function readFinished(
  queryClient: QueryClient,
  { stepId, ...steps }: FinishedSteps,
): Promise<Finished | undefined> {
  const { stepIds, language } = steps;
  const pages = await readOwnSteps(queryClient, steps);
  const own = pages.filter((page) => page.stepId === stepId);
  const takenAlong = lastWords(
    pages.filter((page) => page.stepId === stepIds.at(-1)),
    language,
  );
  if (own.length === 0 || (await areHard(pages, takenAlong))) return undefined;
  return { sentence: keptWords(own, language), takenAlong, mood: moodOf(pages) };
}
