import type { Activity, ActivityConfig, ContentPack, PackPage } from "@mindle/domain/content/activity";
import type { Mistake } from "../content-error.ts";
import { repeated } from "../repeated.ts";
import type { Authored, Source } from "../source.ts";
import { wrongAssets } from "./assets.ts";
import type { AuthoredActivity, AuthoredPage, AuthoredStep } from "./authored.ts";
import type { PlacedComponent } from "./components.ts";
import { addAnswers, COMMON_SCOPE, checkNames, checkText, type PageNames } from "./names.ts";
import type { PublishedStructure } from "./published.ts";
import { type ReadablePage, resolveRecall } from "./recalls.ts";
import { routesOf } from "./routes.ts";
import { type CompiledView, viewOf } from "./view.ts";

/** A step's file, and the programme it belongs to. */
export interface StepFile extends Authored<AuthoredStep> {
  readonly programId: string;
}

interface StepUse {
  readonly programId: string;
  readonly stepId: string;
}

/** A pack without what the programme's file says of its step. */
export interface CompiledPack extends Pick<ContentPack, "afactoryData"> {
  readonly packageBase: Omit<ContentPack["packageBase"], "title" | "character">;
}

/** The steps' content as it is published. */
export interface CompiledSteps {
  readonly packs: readonly CompiledPack[];
  readonly activities: ReadonlyMap<
    string,
    { readonly activity: Activity; readonly usedBy: readonly StepUse[] }
  >;
  readonly configs: ReadonlyMap<
    string,
    { readonly config: ActivityConfig; readonly usedBy: readonly StepUse[] }
  >;
  /** Instances of the pages that a page replaced, newest first, by its own instance. */
  readonly replaced: ReadonlyMap<string, readonly string[]>;
  readonly mistakes: readonly Mistake[];
}

const MAIN_VIEW = "main";

/** Compiles steps, given in their order, and the activities they share. Mistakes of all of them are collected. */
export function compileSteps(
  steps: readonly StepFile[],
  shared: readonly Authored<AuthoredActivity>[],
  published: PublishedStructure = {},
): CompiledSteps {
  const mistakes: Mistake[] = [];
  const packs: CompiledPack[] = [];
  const activities = new Map<string, { activity: Activity; usedBy: StepUse[] }>();
  const configs = new Map<string, { config: ActivityConfig; usedBy: StepUse[] }>();
  const readable: ReadablePage[] = [];
  const replacedOf = new Map<string, readonly string[]>();
  for (const { programId, source, value: step } of steps) {
    const use = { programId, stepId: step.step };
    const { routes, mistakes: wrongRoutes } = routesOf(step, source);
    mistakes.push(...wrongRoutes, ...repeatedPages(step, source));
    const pages = step.pages.map((page, at): PackPage => {
      const id = `${programId}.${step.step}.${page.page}`;
      const view = viewOf(page, at, source, shared);
      const recalled = recallsOf(page, at, { ...use, at }, source, readable);
      const activityId = page.use ?? id;
      const components = view.components;
      const replaced = replacedBy(page, at, use, source, published);
      mistakes.push(
        ...view.mistakes,
        ...replaced.mistakes,
        ...wrongAssets(page, at, components, source),
        ...recalled.mistakes,
        ...checkPage(page, at, components, recalled.names, source),
      );
      readable.push({
        ...use,
        at,
        pageId: page.page,
        instanceId: `${activityId}+${id}`,
        replaced: replaced.instances,
        foreignKeys: recalled.foreignKeys,
        components,
      });
      if (replaced.instances.length > 0) replacedOf.set(`${activityId}+${id}`, replaced.instances);
      const known = activities.get(activityId);
      if (known === undefined) {
        activities.set(activityId, { activity: activityOf(view, recalled.foreignKeys), usedBy: [use] });
      } else {
        addUse(known.usedBy, use);
      }
      const config = { configJson: view.configJson, assets: page.assets ?? {} };
      configs.set(id, { config, usedBy: [use] });
      const recalls = [...new Set(Object.values(recalled.foreignKeys).map(({ instance }) => instance))];
      return {
        ...pageOf(page, at, id, activityId),
        recalls,
        ...(routes[at] ?? { pagesToSkip: 1, routes: [] }),
      };
    });
    packs.push({
      packageBase: { gcId: `${programId}.${step.step}`, ...use, lastPageNo: pages.length },
      afactoryData: pages,
    });
  }
  return { packs, activities, configs, replaced: replacedOf, mistakes };
}

/** Instances of the published pages that a page replaced, newest first. */
function replacedBy(
  { replaces }: AuthoredPage,
  at: number,
  { programId, stepId }: StepUse,
  source: Source,
  published: PublishedStructure,
): { readonly instances: readonly string[]; readonly mistakes: readonly Mistake[] } {
  if (replaces === undefined) return { instances: [], mistakes: [] };
  const pages = published[programId]?.steps[stepId] ?? [];
  const found = pages.find(({ page }) => page === replaces);
  if (found !== undefined) return { instances: [found.instance, ...found.replaced], mistakes: [] };
  const expected = `expected a published page: ${pages.map(({ page }) => page).join(", ")}`;
  return { instances: [], mistakes: [source.mistake(["pages", at, "replaces"], expected)] };
}

function recallsOf(
  { recall = {} }: AuthoredPage,
  at: number,
  place: { readonly programId: string; readonly stepId: string; readonly at: number },
  source: Source,
  readable: readonly ReadablePage[],
) {
  const mistakes: Mistake[] = [];
  const foreignKeys: Activity["foreignKeys"] = {};
  let names: PageNames = { scope: COMMON_SCOPE, answers: new Set(), withParts: new Set() };
  for (const [name, reference] of Object.entries(recall)) {
    const resolved = resolveRecall(name, reference, place, readable);
    if ("expected" in resolved) {
      mistakes.push(source.mistake(["pages", at, "recall", name], resolved.expected));
      continue;
    }
    Object.assign(foreignKeys, resolved.foreignKeys);
    names = addAnswers(names, [{ name, widget: resolved.widget }]);
  }
  return { mistakes, foreignKeys, names };
}

function checkPage(
  page: AuthoredPage,
  at: number,
  components: readonly PlacedComponent[],
  recalled: PageNames,
  source: Source,
): Mistake[] {
  const mistakes: Mistake[] = [];
  let names = recalled;
  for (const placed of components) {
    mistakes.push(...checkNames(placed, names));
    const { bind } = placed.component;
    if (bind === undefined) continue;
    if (recalled.answers.has(bind)) {
      mistakes.push(
        placed.source.mistake([...placed.path, "bind"], `expected another name: ${bind} is a recall`),
      );
    }
    names = addAnswers(names, [{ name: bind, widget: placed.widget }]);
  }
  const path = ["pages", at];
  const { next = [], help, remind } = page;
  return [
    ...mistakes,
    ...next.flatMap(({ when }, index) =>
      when === undefined ? [] : checkText(when, "bool", names, source, [...path, "next", index, "when"]),
    ),
    ...(help === undefined ? [] : checkText(help, "bool", names, source, [...path, "help"])),
    ...(typeof remind === "string" ? checkText(remind, "double", names, source, [...path, "remind"]) : []),
  ];
}

function repeatedPages({ pages }: AuthoredStep, source: Source): Mistake[] {
  const names = pages.map(({ page }, at) => ({ source, path: ["pages", at, "page"], key: page }));
  return repeated(names, "name");
}

function activityOf({ components, root }: CompiledView, foreignKeys: Activity["foreignKeys"]): Activity {
  return {
    mainViews: { [MAIN_VIEW]: { root: [...root] } },
    defineModels: Object.fromEntries(
      components.flatMap(({ component: { bind, type } }) =>
        bind === undefined ? [] : [[bind, { widget: type }]],
      ),
    ),
    foreignKeys,
    subIdGenerators: {},
  };
}

function pageOf(
  { page, once, help, remind }: AuthoredPage,
  at: number,
  configId: string,
  activityId: string,
): Omit<PackPage, "recalls" | "pagesToSkip" | "routes"> {
  return {
    viewNo: at + 1,
    pageId: page,
    activityId,
    configId,
    mainView: MAIN_VIEW,
    ...(once === true ? { once } : {}),
    ...(help === undefined ? {} : { help }),
    ...(remind === undefined ? {} : { remind: String(remind) }),
  };
}

function addUse(uses: StepUse[], use: StepUse): void {
  if (!uses.some(({ programId, stepId }) => programId === use.programId && stepId === use.stepId))
    uses.push(use);
}
