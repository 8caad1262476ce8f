import type { Answers as ReadAnswers } from "@mindle/domain/content/recalls";
import { readRecalls } from "@mindle/domain/content/recalls";
import type { AnyWidgetDefinition } from "@mindle/domain/widgets/widget";
import type { Answers } from "../platform/answers/answers.ts";
import type { StepContent } from "../platform/api/read-step-content.ts";
import { crisisWords, warnOfCrisisWords } from "../platform/safety/crisis-words.ts";
import { type ClientWidgets, loadWidgets } from "./registry.ts";
import { instanceOf, type StepPage, savedForRecalls } from "./step-page.ts";

/** A step with everything its pages need, so that no turn waits. */
export interface PreparedStep {
  readonly content: StepContent;
  readonly widgets: ClientWidgets;
  readonly answers: Answers;
}

/** Loads what the pages of a step need. Rejects where a widget cannot be fetched. */
export async function prepareStep(content: StepContent, answers: Answers): Promise<PreparedStep> {
  const { packageBase } = content.pack;
  // No page waits for it: a finish does, where words were typed.
  crisisWords.load().catch(warnOfCrisisWords);
  const [widgets] = await Promise.all([
    loadStepWidgets(content),
    answers.load(instancesOf(content)),
    answers.loadRoute(packageBase),
  ]);
  return { content, widgets, answers };
}

/** The answers of other pages that a page reads, as this device knows them. */
export function recallsOf(page: StepPage, { answers, widgets }: PreparedStep): ReadAnswers {
  return readRecalls(page.foreignKeys, savedForRecalls(page, answers), definitionsIn(widgets));
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
