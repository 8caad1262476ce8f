import type { ListedResponse } from "@mindle/domain/api/assessment-response";
import { listResponses, RESPONSES_PER_PAGE } from "@mindle/domain/api/assessment-response";
import { listAnswers } from "@mindle/domain/api/list-answers";
import type { DataOf } from "@mindle/domain/api/operation";
import type { Activity, ActivityConfig } from "@mindle/domain/content/activity";
import type { AnsweredPage } from "@mindle/domain/content/read-pages";
import { callApi } from "../api/call-api.ts";
import { receiveAnswers } from "./open-answers.ts";

/** What the user was asked on the pages that they answered; their answers are in the store of answers. */
export interface JournalContent {
  readonly pages: readonly AnsweredPage[];
  readonly activities: Readonly<Record<string, Activity>>;
  readonly configs: Readonly<Record<string, ActivityConfig>>;
}

/** How many pages are looked through for the last own words: most have some. */
const NEWEST = 3;

interface JournalCall {
  readonly uid: string;
  readonly signal: AbortSignal;
}

/**
 * Every page that the user has answered, with what was asked. The answers go to their store, as those of a step do: what is returned
 * may be persisted, answers may not.
 */
export async function readJournal(call: JournalCall): Promise<JournalContent> {
  const activities: Record<string, JournalContent["activities"][string]> = {};
  const configs: Record<string, JournalContent["configs"][string]> = {};
  const answered: AnsweredPage[] = [];
  let after: string | null = null;
  do {
    const part: DataOf<typeof listAnswers> = await callApi(
      listAnswers,
      after === null ? {} : { after },
      call,
    );
    Object.assign(activities, part.activities);
    Object.assign(configs, part.configs);
    answered.push(...takePages(part, call.uid));
    after = part.next;
  } while (after !== null);
  return { pages: answered, activities, configs };
}

/** The pages that the user has saved last, the newest first, with what was asked. */
export async function readNewestPages(call: JournalCall): Promise<JournalContent> {
  const part = await callApi(listAnswers, { newest: NEWEST }, call);
  const { activities, configs } = part;
  return { pages: takePages(part, call.uid), activities, configs };
}

/** Stores the answers of pages, and returns the pages without them. */
function takePages({ pages }: DataOf<typeof listAnswers>, uid: string): readonly AnsweredPage[] {
  const instances = pages.map(
    ({ instance, programId: _programId, stepId: _stepId, page: _page, ...stored }) =>
      [instance, { ...stored, foreignLink: {} }] as const,
  );
  receiveAnswers(uid, Object.fromEntries(instances));
  return pages.flatMap(({ instance, programId, stepId, page, savedAt }) =>
    savedAt === null ? [] : [{ instance, programId, stepId, page, savedAt }],
  );
}

/** All assessment responses of the user, newest first. */
export async function readResponses(call: JournalCall): Promise<readonly ListedResponse[]> {
  const all: ListedResponse[] = [];
  for (;;) {
    const after = all.at(-1)?._id;
    const page = await callApi(listResponses, after === undefined ? {} : { after }, call);
    all.push(...page);
    if (page.length < RESPONSES_PER_PAGE) return all;
  }
}
