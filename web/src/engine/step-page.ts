import type { ActivityConfig, Component, ForeignKey, PackPage } from "@mindle/domain/content/activity";
import { savedFor } from "@mindle/domain/content/migrations";
import type { Answers } from "../platform/answers/answers.ts";
import type { StepContent } from "../platform/api/read-step-content.ts";

/** A page of a pack with what it shows. */
export interface StepPage {
  readonly page: PackPage;
  /** Where its answers are stored. */
  readonly instance: string;
  readonly components: readonly Component[];
  readonly foreignKeys: Readonly<Record<string, ForeignKey>>;
  readonly configJson: ActivityConfig["configJson"];
  readonly assets: ActivityConfig["assets"];
}

/** The page at a place of the pack, from 1; undefined where the pack has no such page, or it shows nothing. */
export function stepPage({ pack, activities, configs }: StepContent, viewNo: number): StepPage | undefined {
  const page = pack.afactoryData[viewNo - 1];
  if (page === undefined) return undefined;
  const activity = activities[page.activityId];
  const components = activity?.mainViews[page.mainView]?.root;
  if (activity === undefined || components === undefined) return undefined;
  const config = configs[page.configId];
  return {
    page,
    instance: instanceOf(page),
    components,
    foreignKeys: activity.foreignKeys,
    configJson: config?.configJson ?? {},
    assets: config?.assets ?? {},
  };
}

/** Where the answers of a page are stored. */
export function instanceOf({ activityId, configId }: PackPage): string {
  return `${activityId}+${configId}`;
}

/** What is saved of the pages that a page reads, or of those that they replaced, by the name of the recall. */
export function savedForRecalls(
  { foreignKeys }: StepPage,
  answers: Pick<Answers, "page">,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(foreignKeys).map(([name, key]) => [name, savedFor(key, (id) => answers.page(id).saved)]),
  );
}
