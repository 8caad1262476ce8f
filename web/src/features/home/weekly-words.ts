import type { Language } from "@mindle/domain/catalogue/language";
import type { Programme } from "@mindle/domain/catalogue/programme";
import type { Activity } from "@mindle/domain/content/activity";
import { answersIn } from "@mindle/domain/content/markup";
import type { ReadPage } from "@mindle/domain/content/read-pages";
import { isNeeded } from "@mindle/domain/programme/schedule";
import { parseStepId } from "@mindle/domain/programme/step";
import { seoulWeek } from "@mindle/domain/time";
import { areHard, inWords, lastQuote, oneLine, readOwnSteps } from "../../engine/step/kept-words.ts";
import { cachedSteps } from "../../platform/answers/step-content-query.ts";
import type { QueryClient } from "../../platform/data/query-client.ts";

/** A sentence of the person's own. */
export interface KeptSaying {
  /** From which session it is. */
  readonly session: number;
  readonly words: string;
}

interface FinishedProgramme {
  readonly uid: string;
  readonly programId: string;
  readonly programme: Programme;
  readonly language: Language;
  readonly now: number;
}

/**
 * What the child of a finished programme says this week: one of the sentences that the person took along from its sessions. Steps that
 * are not on this device are left out.
 */
export async function readWeeklyWords(
  queryClient: QueryClient,
  { uid, programId, programme, language, now }: FinishedProgramme,
): Promise<KeptSaying | undefined> {
  const activities = Object.fromEntries(
    cachedSteps(queryClient, uid).flatMap((step) => Object.entries(step.activities)),
  );
  const sayings = await Promise.all(
    lastSteps(programme).map(async ([session, stepId]): Promise<KeptSaying | undefined> => {
      const pages = await readOwnSteps(queryClient, { uid, programId, stepIds: [stepId], language });
      const words = takenAlong(pages, activities, language);
      return words === undefined || (await areHard(pages, [words])) ? undefined : { session, words };
    }),
  );
  return ofWeek(
    sayings.flatMap((each) => each ?? []),
    now,
  );
}

/** One of the items, the next one with each calendar week at UTC+9, in turn; undefined where there are none. */
export function ofWeek<Item>(items: readonly Item[], now: number): Item | undefined {
  return items[seoulWeek(now) % items.length];
}

/** The last step of each session with its number; tools, and steps that come later, do not count. */
export function lastSteps({ steps }: Pick<Programme, "steps">): readonly (readonly [number, string])[] {
  const last = new Map<number, { readonly stepId: string; readonly step: number }>();
  for (const [stepId, step] of Object.entries(steps)) {
    const place = parseStepId(stepId);
    if (place === undefined || !isNeeded(step)) continue;
    if (place.step > (last.get(place.session)?.step ?? 0)) last.set(place.session, { stepId, ...place });
  }
  return [...last]
    .toSorted(([one], [other]) => one - other)
    .map(([session, { stepId }]) => [session, stepId]);
}

/**
 * The words to keep from a step: the last line of its last page that quotes an answer. Undefined where the journal would not quote one
 * of these answers, or the widget that asked for it is unknown.
 */
export function takenAlong(
  pages: readonly ReadPage[],
  activities: Readonly<Record<string, Activity>>,
  language: Language,
): string | undefined {
  const last = pages.at(-1);
  const lines = lastQuote(pages, language)?.split("\n") ?? [];
  const line = lines.findLast((each) => answersIn(each).length > 0);
  if (last === undefined || line === undefined) return undefined;
  return answersIn(line).every((name) => isForJournal(name, last.activity, activities))
    ? oneLine(inWords(line, last, language))
    : undefined;
}

/** Whether the journal quotes an answer that a page shows. */
function isForJournal(
  name: string,
  shownBy: Activity,
  activities: Readonly<Record<string, Activity>>,
): boolean {
  const key = shownBy.foreignKeys[name];
  const [activityId = ""] = key?.instance.split("+") ?? [];
  const askedBy = key === undefined ? shownBy : activities[activityId];
  const asked = Object.values(askedBy?.mainViews ?? {})
    .flatMap(({ root = [] }) => root)
    .find(({ bind }) => bind === (key?.model ?? name));
  return asked !== undefined && asked.notInJournal !== true;
}
