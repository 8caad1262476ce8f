import { programId, stepId } from "@mindle/domain/api/fields";
import { programme } from "@mindle/domain/catalogue/programme";
import {
  type Activity,
  activity,
  activityConfig,
  type PackPage,
  packPage,
  replacedPage,
} from "@mindle/domain/content/activity";
import * as z from "zod/mini";

// What was published stays: people's answers are stored under the names of pages, models and parts, and a user who has
// begun a version of a programme keeps its steps and pages.

/** One version of a programme: its steps, and the pages of those that have some. */
const programmeVersion = z.object({
  programme,
  packs: z.record(stepId, z.array(packPage)),
});

export type ProgrammeVersion = z.output<typeof programmeVersion>;

const publishedProgramme = z.object({
  /** By their numbers. */
  versions: z.record(z.string().check(z.regex(/^[1-9]\d*$/)), programmeVersion),
  /** Pages that a page replaced, newest first, by its instance. */
  replaced: z.record(z.string(), z.array(replacedPage)),
});

/** Programmes by id with all their versions, and all activities and configs that their pages ever had. */
export const publishedContent = z.object({
  programmes: z.record(programId, publishedProgramme),
  activities: z.record(z.string(), activity),
  configs: z.record(z.string(), activityConfig),
});

export type PublishedContent = z.output<typeof publishedContent>;

export const NOTHING_PUBLISHED: PublishedContent = { programmes: {}, activities: {}, configs: {} };

/**
 * All that is served: every version, with the current texts, rules and limits for pages that are still authored, and as
 * published for the others.
 */
export function mergeCurrent(published: PublishedContent, present: PublishedContent): PublishedContent {
  const ids = new Set([...Object.keys(published.programmes), ...Object.keys(present.programmes)]);
  const programmes = [...ids].map((id) => {
    const before = published.programmes[id];
    const now = present.programmes[id];
    const newest = newestOf(now);
    const earlier = Object.entries(before?.versions ?? {}).map(([number, version]) => [
      number,
      newest === undefined ? version : withCurrentTexts(version, newest),
    ]);
    return [
      id,
      {
        versions: { ...Object.fromEntries(earlier), ...now?.versions },
        replaced: { ...before?.replaced, ...now?.replaced },
      },
    ];
  });
  return {
    programmes: Object.fromEntries(programmes),
    activities: { ...published.activities, ...present.activities },
    configs: { ...published.configs, ...present.configs },
  };
}

/**
 * An earlier version with the current texts and rules. Its list of steps stays, and so does the list of pages of a
 * step; where that differs from the current one, its pages also keep their routes.
 */
function withCurrentTexts(
  { programme: before, packs }: ProgrammeVersion,
  newest: ProgrammeVersion,
): ProgrammeVersion {
  const { programme: now } = newest;
  const steps = Object.entries(before.steps).map(([step, was]) => {
    return [step, { ...was, ...now.steps[step], edrepDoc: was.edrepDoc }] as const;
  });
  return {
    programme: {
      ...now,
      version: before.version,
      steps: Object.fromEntries(steps),
      recommendedDays: before.recommendedDays.map((days, at) => now.recommendedDays[at] ?? days),
      goals: before.goals.map((goal, at) => now.goals[at] ?? goal),
    },
    packs: Object.fromEntries(
      steps.flatMap(([step]) => {
        const pages = pagesWithCurrentTexts(packs[step], newest.packs[step]);
        return pages === undefined ? [] : [[step, pages]];
      }),
    ),
  };
}

/** A step that had no pages in the earlier version gets the current ones: there are no answers to others. */
function pagesWithCurrentTexts(
  before: readonly PackPage[] | undefined,
  now: readonly PackPage[] | undefined,
): PackPage[] | undefined {
  if (before === undefined || now === undefined) return (before ?? now)?.slice();
  if (namesOf(before) === namesOf(now)) return now.slice();
  return before.map((page) => {
    const present = now.find(({ pageId }) => pageId === page.pageId);
    if (present === undefined) return page;
    const { viewNo, pagesToSkip, routes } = page;
    return { ...present, viewNo, pagesToSkip, routes };
  });
}

export function newestOf(
  published: PublishedContent["programmes"][string] | undefined,
): ProgrammeVersion | undefined {
  const numbers = Object.keys(published?.versions ?? {}).map(Number);
  return published?.versions[Math.max(...numbers)];
}

/** Pages of a step that were ever published, as they were last. */
export function publishedPages(
  { programmes }: PublishedContent,
  program: string,
  step: string,
): readonly PackPage[] {
  const versions = Object.entries(programmes[program]?.versions ?? {});
  const newestLast = versions.toSorted(([a], [b]) => Number(a) - Number(b));
  const pages = newestLast.flatMap(([, { packs }]) => packs[step] ?? []);
  return [...new Map(pages.map((page) => [page.pageId, page])).values()];
}

/** Where the answers of a page are stored. */
export function instanceOf({ activityId, configId }: Pick<PackPage, "activityId" | "configId">): string {
  return `${activityId}+${configId}`;
}

/** What a page shows, from top to bottom. */
export function rootOf({ mainViews }: Activity, { mainView }: Pick<PackPage, "mainView">) {
  return mainViews[mainView]?.root ?? [];
}

export function namesOf(pages: readonly PackPage[]): string {
  return pages.map(({ pageId }) => pageId).join(", ");
}
