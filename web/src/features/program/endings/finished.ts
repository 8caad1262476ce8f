import type { Language } from "@mindle/domain/catalogue/language";
import { areHard, keptWords, lastWords, readOwnSteps } from "../../../engine/step/kept-words.ts";
import type { QueryClient } from "../../../platform/data/query-client.ts";
import { moodOf, type SessionMood } from "./session-mood.ts";

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
export async function readFinished(
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
