import type { ActivityConfig, PackPage } from "@mindle/domain/content/activity";
import { savedFor } from "@mindle/domain/content/migrations";
import type { SavedPage } from "@mindle/domain/content/page-save";
import type { PageOnRoute } from "@mindle/domain/content/saved-on-route";
import type { StepContent } from "../../platform/answers/load-step.ts";

/** A page of a pack with what it shows. */
export interface StepPage extends PageOnRoute {
  readonly assets: ActivityConfig["assets"];
}

/** What the pages of a step are made of. */
type PageContent = Omit<StepContent, "about">;

/** The page at a place of the pack, from 1; undefined where the pack has no such page, or it shows nothing. */
export function stepPage(content: PageContent, viewNo: number): StepPage | undefined {
  const page = content.pages[viewNo - 1];
  const isShown = page && content.activities[page.activityId]?.mainViews[page.mainView]?.root !== undefined;
  return isShown ? pageOf(content, page) : undefined;
}

/** A page of the pack, without components where it shows nothing. */
export function pageOf({ activities, configs }: PageContent, page: PackPage): StepPage {
  const activity = activities[page.activityId];
  const config = configs[page.configId];
  return {
    page,
    instance: instanceOf(page),
    components: activity?.mainViews[page.mainView]?.root ?? [],
    foreignKeys: activity?.foreignKeys ?? {},
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
  savedOf: (instance: string) => SavedPage | null,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(foreignKeys).map(([name, key]) => [name, savedFor(key, savedOf)]));
}
