import type { Activity, ActivityConfig } from "@mindle/domain/content/activity";
import { isRecord } from "@mindle/domain/content/props";
import * as z from "zod/mini";
import type { Mistake } from "../content-error.ts";
import type { CompiledPack } from "./compile.ts";

// What was published stays: people's answers are stored under the names of pages, models and parts. Words, limits and rules
// may change at any time, and models and parts may be added.

/** A model of a published page. */
const publishedModel = z.object({
  widget: z.string(),
  /** Ids of options, rows, questions and the like, each as a path in the widget's props. */
  parts: z.array(z.string()),
});

const publishedPage = z.object({
  page: z.string(),
  /** Where its answers are stored. */
  instance: z.string(),
  /** Where answers of the pages that it replaced are stored, newest first. */
  replaced: z.array(z.string()),
  models: z.record(z.string(), publishedModel),
});

/** Pages by step, in the order of the version that was published last. */
const publishedProgramme = z.object({
  version: z.int().check(z.minimum(1)),
  steps: z.record(z.string(), z.array(publishedPage)),
});

/** What was published of each programme, by its id. */
export const publishedStructure = z.record(z.string(), publishedProgramme);

export type PublishedStructure = z.output<typeof publishedStructure>;

type PublishedPage = z.output<typeof publishedPage>;

interface Compiled {
  readonly replaced: ReadonlyMap<string, readonly string[]>;
  readonly packs: readonly CompiledPack[];
  readonly activities: ReadonlyMap<string, { readonly activity: Activity }>;
  readonly configs: ReadonlyMap<string, { readonly config: ActivityConfig }>;
}

/** The structure of compiled steps, as it is when they are published. */
export function structureOf(
  { packs, activities, configs, replaced }: Compiled,
  versionOf: (programId: string) => number,
): PublishedStructure {
  const structure: PublishedStructure = {};
  for (const { packageBase, afactoryData } of packs) {
    const { programId, stepId } = packageBase;
    structure[programId] ??= { version: versionOf(programId), steps: {} };
    structure[programId].steps[stepId] = afactoryData.map(({ pageId, activityId, configId, mainView }) => {
      const root = activities.get(activityId)?.activity.mainViews[mainView]?.root ?? [];
      const configJson = configs.get(configId)?.config.configJson ?? {};
      const models = root.flatMap(({ bind, type, props, config }) => {
        if (bind === undefined) return [];
        const parts = partsIn(config === undefined ? props : configJson[config]);
        return [[bind, { widget: type, parts }] as const];
      });
      const instance = `${activityId}+${configId}`;
      return {
        page: pageId,
        instance,
        replaced: [...(replaced.get(instance) ?? [])],
        models: Object.fromEntries(models),
      };
    });
  }
  return structure;
}

/** What changed that must stay. `mistakeAt` places a mistake in the file of a step, at a page where it is named. */
export function structureMistakes(
  published: PublishedStructure,
  current: PublishedStructure,
  mistakeAt: (programId: string, stepId: string, page: string | undefined, expected: string) => Mistake,
): Mistake[] {
  return Object.entries(published).flatMap(([programId, { version, steps }]) => {
    const now = current[programId];
    return Object.entries(steps).flatMap(([stepId, before]) => {
      const pages = now?.steps[stepId] ?? [];
      const mistake = (page: string | undefined, expected: string) =>
        mistakeAt(programId, stepId, page, expected);
      const order = namesOf(before);
      const isSameOrder = order === namesOf(pages);
      const wrongOrder =
        isSameOrder || (now !== undefined && now.version > version)
          ? []
          : [
              mistake(
                undefined,
                `expected version ${version + 1} of the programme: published are the pages ${order}`,
              ),
            ];
      return [
        ...wrongOrder,
        ...pages.flatMap((page) => {
          const known = before.find((candidate) => candidate.page === page.page);
          return known === undefined ? [] : lost(known, page).map((expected) => mistake(page.page, expected));
        }),
      ];
    });
  });
}

function namesOf(pages: readonly PublishedPage[]): string {
  return pages.map(({ page }) => page).join(", ");
}

/** What a page had when it was published and has no more. */
function lost(published: PublishedPage, page: PublishedPage): string[] {
  return Object.entries(published.models).flatMap(([bind, { widget, parts }]) => {
    const model = page.models[bind];
    const advice = "or a new page that replaces this one";
    if (model === undefined) return [`expected the answer ${bind}, which was published, ${advice}`];
    if (model.widget !== widget)
      return [`expected ${bind} to stay a ${widget}, as it was published, ${advice}`];
    return parts
      .filter((part) => !model.parts.includes(part))
      .map((part) => `expected ${bind} to keep ${part}, which was published, ${advice}`);
  });
}

/** Paths of the parts in a widget's props: the keys of every record whose values are texts or records. */
function partsIn(props: unknown, path = ""): string[] {
  if (!isRecord(props)) return [];
  return Object.entries(props).flatMap(([key, value]) => {
    if (!isRecord(value) || isText(value)) return [];
    const inner = Object.entries(value);
    const at = `${path}${key}`;
    const areParts = inner.length > 0 && inner.every(([id, part]) => PART_ID.test(id) && isRecord(part));
    const own = areParts ? inner.map(([id]) => `${at}.${id}`) : [];
    return [...own, ...partsIn(value, `${at}.`)];
  });
}

const PART_ID = /^[a-z][a-z0-9-]*$/i;

function isText(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value["ko"] === "string" && typeof value["en"] === "string";
}
