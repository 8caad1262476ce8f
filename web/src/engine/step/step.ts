import type { Activity } from "@mindle/domain/content/activity";
import type { SavedPage } from "@mindle/domain/content/page-save";
import { type RecalledAnswers, readRecalls } from "@mindle/domain/content/recalls";
import { savedOnRoute } from "@mindle/domain/content/saved-on-route";
import { seoulDay } from "@mindle/domain/time";
import type { AnyWidgetDefinition } from "@mindle/domain/widgets/widget";
import type { Answers } from "../../platform/answers/answers.ts";
import type { StepContent } from "../../platform/answers/load-step.ts";
import { now } from "../../platform/browser/now.ts";
import { whenShown } from "../../platform/browser/shown.ts";
import { crisisWords, warnOfCrisisWords } from "../../platform/safety/crisis-words.ts";
import { type ClientWidgets, loadWidgets } from "../registry.ts";
import { instanceOf, pageOf, type StepPage, savedForRecalls } from "./step-page.ts";

/** A step with everything its pages need, so that no turn waits. */
export interface PreparedStep {
  readonly content: StepContent;
  readonly widgets: ClientWidgets;
  /** False while only its first page can be shown: the widgets of the others are on their way. */
  readonly isWhole: boolean;
  readonly answers: Answers;
  /**
   * What is saved of a page, of this step or of one that it reads, as its step's route leads now: what a changed answer has left behind
   * counts as not shown. The same object until it changes.
   */
  savedOf(instance: string): SavedPage | null;
}

/**
 * Loads what the pages of a step need. Where nothing of it is answered, `onFirst` gets it as soon as its first page can be shown.
 * Rejects where a widget cannot be fetched.
 */
export async function prepareStep(
  content: StepContent,
  answers: Answers,
  onFirst: (step: PreparedStep) => void = () => {},
): Promise<PreparedStep> {
  const known = preparedStep(content, answers);
  if (known?.isWhole === true) return known;
  // After the page, whose connection it would share: only the press that finishes a page with words waits for it.
  void whenShown().then(() => crisisWords.load().catch(warnOfCrisisWords));
  const all = loadWidgets(typesOf(Object.values(content.activities)));
  all.catch(() => undefined);
  const instances = instancesOf(content);
  await Promise.all([answers.load(instances), answers.loadRoute(content.about)]);
  const stepWith = (widgets: ClientWidgets, isWhole: boolean) => {
    const step = { content, widgets, isWhole, answers, savedOf: routedAnswers(content, widgets, answers) };
    // Where the device's database failed, the next call reads it again.
    if (answers.storage() === "kept") preparedSteps.set(content, step);
    return step;
  };
  const first = content.activities[content.pages[0]?.activityId ?? ""];
  const isBegun = instances
    .map(answers.page)
    .some(({ saved, draft }) => saved !== null || draft !== undefined);
  if (first !== undefined && !isBegun) onFirst(stepWith(await loadWidgets(typesOf([first])), false));
  const whole = stepWith(await all, true);
  // Works out the route, for which the first render would wait.
  if (instances[0] !== undefined) whole.savedOf(instances[0]);
  return whole;
}

/** Prepared steps by their content. */
const preparedSteps = new WeakMap<StepContent, PreparedStep>();

/** The step that {@link prepareStep} made of this content, or its first page; undefined before. */
export function preparedStep(content: StepContent, answers: Answers): PreparedStep | undefined {
  const step = preparedSteps.get(content);
  return step?.answers === answers ? step : undefined;
}

/** Saved answers by the route of the step, worked out again once one of those that it depends on has changed. */
function routedAnswers(
  content: StepContent,
  widgets: ClientWidgets,
  answers: Answers,
): PreparedStep["savedOf"] {
  const pages = content.pages.map((page) => pageOf(content, page));
  const instances = instancesOf(content);
  const storedOf = (instance: string) => answers.page(instance).saved;
  let stored: readonly (SavedPage | null)[] = [];
  let routed: ReadonlyMap<string, SavedPage | null> = new Map();
  return (instance) => {
    const present = instances.map(storedOf);
    if (present.some((saved, at) => saved !== stored[at])) {
      stored = present;
      const source = { savedOf: storedOf, definitionOf: definitionsIn(widgets), today: seoulDay(now()) };
      routed = savedOnRoute(pages, source);
    }
    return routed.get(instance) ?? storedOf(instance);
  };
}

/** The answers of other pages that a page reads, as this device knows them. */
export function recallsOf(page: StepPage, { savedOf, widgets }: PreparedStep): RecalledAnswers {
  return readRecalls(page.foreignKeys, savedForRecalls(page, savedOf), definitionsIn(widgets));
}

/** Reads definitions of loaded widgets. */
export function definitionsIn(widgets: ClientWidgets): (type: string) => AnyWidgetDefinition | undefined {
  return (type) => widgets.get(type)?.definition;
}

/** Types of the widgets of pages, and of those whose answers the pages read. */
function typesOf(activities: readonly Activity[]): ReadonlySet<string> {
  const all = activities.flatMap(({ mainViews, foreignKeys }) => [
    ...Object.values(mainViews).flatMap(({ root = [] }) => root.map(({ type }) => type)),
    ...Object.values(foreignKeys).map(({ widget }) => widget),
  ]);
  return new Set(all);
}

/** Instances of the pages of a step, and of those that the pages read. */
function instancesOf({ pages, activities }: StepContent): string[] {
  const own = pages.map(instanceOf);
  const read = Object.values(activities).flatMap(({ foreignKeys }) =>
    Object.values(foreignKeys).flatMap(({ instance, replaced = [] }) => [
      instance,
      ...replaced.map((page) => page.instance),
    ]),
  );
  return [...new Set([...own, ...read])];
}
