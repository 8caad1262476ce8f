import type { ActivityConfig, Component, ForeignKey, PackPage } from "@mindle/domain/content/activity";
import { savedFor } from "@mindle/domain/content/migrations";
import type { Answers as ReadAnswers } from "@mindle/domain/content/recalls";
import { readRecalls } from "@mindle/domain/content/recalls";
import type { AnyWidgetDefinition } from "@mindle/domain/widgets/widget";
import type { Answers } from "../platform/answers/answers.ts";
import type { StepContent } from "../platform/api/read-step-content.ts";
import { type ClientWidgets, loadWidgets } from "./registry.ts";

/** A step with everything its pages need, so that no turn waits. */
export interface PreparedStep {
  readonly content: StepContent;
  readonly widgets: ClientWidgets;
  readonly answers: Answers;
}

/** Loads what the pages of a step need. Rejects where a widget cannot be fetched. */
export async function prepareStep(content: StepContent, answers: Answers): Promise<PreparedStep> {
  const { packageBase } = content.pack;
  const [widgets] = await Promise.all([
    loadStepWidgets(content),
    answers.load(instancesOf(content)),
    answers.loadRoute(packageBase),
  ]);
  return { content, widgets, answers };
}

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

/** The answers of other pages that a page reads, as this device knows them. */
export function recallsOf(page: StepPage, { answers, widgets }: PreparedStep): ReadAnswers {
  return readRecalls(page.foreignKeys, savedForRecalls(page, answers), definitionsIn(widgets));
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

/** Reads definitions of loaded widgets. */
export function definitionsIn(widgets: ClientWidgets): (type: string) => AnyWidgetDefinition | undefined {
  return (type) => widgets.get(type)?.definition;
}

/** Loads the widgets of a step. Rejects where one cannot be fetched. */
export function loadStepWidgets(content: Pick<StepContent, "activities">): Promise<ClientWidgets> {
  return loadWidgets(typesOf(content));
}

/** Types of the widgets on the pages of a step, and of those whose answers the pages read. */
function typesOf({ activities }: Pick<StepContent, "activities">): ReadonlySet<string> {
  const all = Object.values(activities).flatMap(({ mainViews, foreignKeys }) => [
    ...Object.values(mainViews).flatMap(({ root = [] }) => root.map(({ type }) => type)),
    ...Object.values(foreignKeys).map(({ widget }) => widget),
  ]);
  return new Set(all);
}

/** Instances of the pages of a step, and of those that the pages read. */
function instancesOf({ pack, activities }: StepContent): string[] {
  const own = pack.afactoryData.map(instanceOf);
  const read = Object.values(activities).flatMap(({ foreignKeys }) =>
    Object.values(foreignKeys).flatMap(({ instance, replaced = [] }) => [
      instance,
      ...replaced.map((page) => page.instance),
    ]),
  );
  return [...new Set([...own, ...read])];
}
