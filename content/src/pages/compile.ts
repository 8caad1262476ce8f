import type {
  Activity,
  ActivityConfig,
  ForeignKey,
  PackPage,
  ReplacedPage,
} from "@mindle/domain/content/activity";
import { MIGRATIONS, type Migrations } from "@mindle/domain/content/migrations";
import type { Mistake } from "../files/content-error.ts";
import { type Authored, repeated, type Source } from "../files/source.ts";
import { findAgain, pageAgain } from "./again.ts";
import { assetPaths, type MediaPaths, wrongAssets } from "./assets.ts";
import type { AuthoredActivity, AuthoredPage, AuthoredStep } from "./authored.ts";
import { checkPage, namesOn, wrongConditions } from "./check-page.ts";
import { repeatedLooks } from "./looks.ts";
import { wrongMeasures } from "./measures.ts";
import { addAnswers, COMMON_SCOPE, type PageNames } from "./names.ts";
import { instanceOf, NOTHING_PUBLISHED, type PublishedContent, publishedPages } from "./published.ts";
import { type PagePlace, type ReadablePage, resolveRecall } from "./recalls.ts";
import { routesOf } from "./routes.ts";
import { type CompiledView, viewOf } from "./view.ts";

/** A step's file, and the programme it belongs to. */
export interface StepFile extends Authored<AuthoredStep> {
  readonly programId: string;
}

interface StepPlace {
  readonly programId: string;
  readonly stepId: string;
}

export interface CompiledPack extends StepPlace {
  readonly afactoryData: readonly PackPage[];
}

/** The steps' content as it is published. */
export interface CompiledSteps {
  readonly packs: readonly CompiledPack[];
  readonly activities: ReadonlyMap<string, Activity>;
  readonly configs: ReadonlyMap<string, ActivityConfig>;
  /** Pages that a page replaced, newest first, by its instance. */
  readonly replaced: ReadonlyMap<string, readonly ReplacedPage[]>;
  readonly mistakes: readonly Mistake[];
}

/** What there is besides the steps, which pages may refer to. */
export interface Earlier {
  readonly media?: MediaPaths;
  readonly published?: PublishedContent;
  readonly migrations?: Migrations;
}

const MAIN_VIEW = "main";

const NO_VIEW: CompiledView = { components: [], root: [], configJson: {}, mistakes: [] };

/** Compiles steps, given in their order, and the activities they share. Mistakes of all of them are collected. */
export function compileSteps(
  steps: readonly StepFile[],
  shared: readonly Authored<AuthoredActivity>[],
  { media = {}, published = NOTHING_PUBLISHED, migrations = MIGRATIONS }: Earlier = {},
): CompiledSteps {
  const mistakes: Mistake[] = [];
  const packs: CompiledPack[] = [];
  const activities = new Map<string, Activity>();
  const configs = new Map<string, ActivityConfig>();
  const readable: ReadablePage[] = [];
  const replacedOf = new Map<string, readonly ReplacedPage[]>();
  for (const { programId, source, value: step } of steps) {
    const place = { programId, stepId: step.step };
    const { routes, mistakes: wrongRoutes } = routesOf(step, source);
    mistakes.push(...wrongRoutes, ...repeatedPages(step, source));
    const views: CompiledView[] = [];
    const pages = step.pages.map((page, at): PackPage => {
      const id = `${programId}.${step.step}.${page.page}`;
      const route = routes[at] ?? { pagesToSkip: 1, routes: [] };
      if (page.again !== undefined) {
        const { first, mistakes: wrong } = findAgain(page, { ...place, at }, source, readable);
        mistakes.push(...wrong);
        // What it asks and how it looks was checked where it was first shown.
        views.push(NO_VIEW);
        const own = pageOf(page, at, id, id);
        if (first === undefined) {
          activities.set(id, activityOf(NO_VIEW, {}));
          configs.set(id, { configJson: {}, assets: {} });
          return { ...own, recalls: [], ...route };
        }
        mistakes.push(...wrongConditions(page, at, first.components, first.names, source));
        const compiled = pageAgain(own, first);
        readable.push({ ...first, ...place, at, pageId: page.page, compiled, again: page.again });
        return { ...compiled, ...route };
      }
      const view = viewOf(page, at, source, shared);
      const recalled = recallsOf(page, { ...place, at }, source, readable);
      // What a page recalls is its own: a shared view that reads recalls is stored once for each page.
      const activityId = page.recall === undefined ? (page.use ?? id) : id;
      const components = view.components;
      views.push(view);
      const replaced = replacedBy(page, at, source, publishedPages(published, programId, step.step), {
        published,
        migrations,
        programId,
      });
      mistakes.push(
        ...view.mistakes,
        ...replaced.mistakes,
        ...wrongAssets(page, at, components, source, media),
        ...recalled.mistakes,
        ...checkPage(page, at, components, recalled.names, source),
      );
      const recalls = [...new Set(Object.values(recalled.foreignKeys).flatMap(instancesOf))];
      const compiled = { ...pageOf(page, at, id, activityId), recalls };
      readable.push({
        ...place,
        at,
        pageId: page.page,
        instanceId: `${activityId}+${id}`,
        replaced: replaced.pages,
        foreignKeys: recalled.foreignKeys,
        components,
        compiled,
        names: namesOn(components, recalled.names),
      });
      if (replaced.pages.length > 0) replacedOf.set(`${activityId}+${id}`, replaced.pages);
      if (!activities.has(activityId)) activities.set(activityId, activityOf(view, recalled.foreignKeys));
      configs.set(id, { configJson: view.configJson, assets: assetPaths(page, media) });
      return { ...compiled, ...route };
    });
    // Of a step with mistakes in its views, nothing can be said about the whole.
    if (views.every((view) => view.mistakes.length === 0)) {
      const components = views.map((view) => view.components);
      mistakes.push(...wrongMeasures(components, source), ...repeatedLooks(step, components, source));
    }
    packs.push({ ...place, afactoryData: pages });
  }
  return { packs, activities, configs, replaced: replacedOf, mistakes };
}

/** Where an answer that a page reads is stored, also of pages that were replaced. */
function instancesOf({ instance, replaced = [] }: ForeignKey): string[] {
  return [instance, ...replaced.map((page) => page.instance)];
}

interface Replacing extends Required<Omit<Earlier, "media">> {
  readonly programId: string;
}

/** The published pages that a page replaced, newest first. */
function replacedBy(
  { replaces, migrate }: AuthoredPage,
  at: number,
  source: Source,
  pages: readonly PackPage[],
  { published, migrations, programId }: Replacing,
): { readonly pages: readonly ReplacedPage[]; readonly mistakes: readonly Mistake[] } {
  const wrong = (key: string, expected: string) => ({
    pages: [],
    mistakes: [source.mistake(["pages", at, key], expected)],
  });
  if (replaces === undefined) {
    return migrate === undefined
      ? { pages: [], mistakes: [] }
      : wrong("migrate", "expected replaces beside it");
  }
  if (migrate !== undefined && !Object.hasOwn(migrations, migrate)) {
    const known = Object.keys(migrations).join(", ");
    return wrong("migrate", `expected a migration${known === "" ? "; there is none yet" : `: ${known}`}`);
  }
  const found = pages.find(({ pageId }) => pageId === replaces);
  if (found === undefined) {
    return wrong("replaces", `expected a published page: ${pages.map(({ pageId }) => pageId).join(", ")}`);
  }
  const instance = instanceOf(found);
  const earlier = published.programmes[programId]?.replaced[instance] ?? [];
  const own = migrate === undefined ? [] : [migrate];
  return {
    pages: [{ instance, migrations: [] }, ...earlier].map((page) => ({
      ...page,
      migrations: [...page.migrations, ...own],
    })),
    mistakes: [],
  };
}

function recallsOf(
  { recall = {} }: AuthoredPage,
  place: PagePlace,
  source: Source,
  readable: readonly ReadablePage[],
) {
  const mistakes: Mistake[] = [];
  const foreignKeys: Activity["foreignKeys"] = {};
  let names: PageNames = { scope: COMMON_SCOPE, answers: new Set(), withParts: new Set() };
  for (const [name, reference] of Object.entries(recall)) {
    const resolved = resolveRecall(name, reference, place, readable);
    if ("expected" in resolved) {
      mistakes.push(source.mistake(["pages", place.at, "recall", name], resolved.expected));
      continue;
    }
    Object.assign(foreignKeys, resolved.foreignKeys);
    names = addAnswers(names, [{ name, widget: resolved.widget }]);
  }
  return { mistakes, foreignKeys, names };
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
  { page, once, help, worse, remind }: AuthoredPage,
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
    ...helpIn(help),
    ...(worse === undefined ? {} : { worse }),
    ...(remind === undefined ? {} : { remind: String(remind) }),
  };
}

function helpIn(help: AuthoredPage["help"]): Pick<PackPage, "help" | "helpKind" | "helpNamed"> {
  if (help === undefined) return {};
  if (typeof help === "string") return { help };
  return { help: help.when, helpKind: help.card, ...(help.named === true ? { helpNamed: true } : {}) };
}
