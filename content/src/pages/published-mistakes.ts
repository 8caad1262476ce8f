import type { Activity, PackPage } from "@mindle/domain/content/activity";
import { isRecord } from "@mindle/domain/text/json";
import {
  instanceOf,
  namesOf,
  newestOf,
  type ProgrammeVersion,
  type PublishedContent,
  publishedPages,
  rootOf,
} from "./published.ts";

/** Where a mistake is: a page of a step, a step, or the programme itself. */
export interface PublishedPlace {
  readonly programId: string;
  readonly stepId?: string;
  readonly page?: string;
}

/** What changed of the published content that must stay. `mistakeAt` makes a mistake of a place and what was expected there. */
export function publishedMistakes<Mistake>(
  published: PublishedContent,
  present: PublishedContent,
  mistakeAt: (place: PublishedPlace, expected: string) => Mistake,
): Mistake[] {
  return Object.entries(published.programmes).flatMap(([programId, programme]) => {
    const before = newestOf(programme);
    const { versions = {} } = present.programmes[programId] ?? {};
    const now = newestOf(present.programmes[programId]);
    if (before === undefined) return [];
    if (now === undefined) return [mistakeAt({ programId }, "expected the programme, which was published")];
    const steps = new Set(Object.values(programme.versions).flatMap(({ packs }) => Object.keys(packs)));
    return [
      ...(versions[before.programme.version + 1] === undefined ? wrongVersion(before, now) : []).map(
        ({ stepId, expected }) =>
          mistakeAt({ programId, ...(stepId === undefined ? {} : { stepId }) }, expected),
      ),
      ...[...steps].flatMap((stepId) =>
        publishedPages(published, programId, stepId).flatMap((page) =>
          removedFromPage(page, { programId, stepId, published, present }).map((expected) =>
            mistakeAt({ programId, stepId, page: page.pageId }, expected),
          ),
        ),
      ),
    ];
  });
}

interface WrongVersion {
  readonly stepId?: string;
  readonly expected: string;
}

/** Where there is no next version, lists and orders of steps and pages are those of the published one. */
function wrongVersion(before: ProgrammeVersion, now: ProgrammeVersion): WrongVersion[] {
  const { version, steps } = before.programme;
  const next = `expected version ${version + 1} of the programme`;
  if (now.programme.version !== version) return [{ expected: `${next}, or ${version}, which was published` }];
  const gone = without(steps, now.programme.steps);
  const added = without(now.programme.steps, steps);
  const otherSteps = `${next}: its steps are others (gone: ${gone}; new: ${added})`;
  const otherPages = Object.entries(before.packs).flatMap(([stepId, pages]) => {
    const order = namesOf(pages);
    return order === namesOf(now.packs[stepId] ?? [])
      ? []
      : [{ stepId, expected: `${next}: published are the pages ${order}` }];
  });
  return [...(gone === NONE && added === NONE ? [] : [{ expected: otherSteps }]), ...otherPages];
}

const NONE = "none";

/** The keys of one record that another one does not have, as text. */
function without(all: Readonly<Record<string, unknown>>, known: Readonly<Record<string, unknown>>): string {
  const keys = Object.keys(all).filter((key) => !Object.hasOwn(known, key));
  return keys.length === 0 ? NONE : keys.join(", ");
}

interface PageChange {
  readonly programId: string;
  readonly stepId: string;
  readonly published: PublishedContent;
  readonly present: PublishedContent;
}

/** What a page had when it was published and has no more. */
function removedFromPage(page: PackPage, { programId, stepId, published, present }: PageChange): string[] {
  const now = newestOf(present.programmes[programId])?.packs[stepId]?.find(
    ({ pageId }) => pageId === page.pageId,
  );
  if (now !== undefined && instanceOf(now) !== instanceOf(page)) {
    return [`expected the view of ${page.activityId}, as it was published, ${ADVICE}`];
  }
  const activity = present.activities[page.activityId];
  // Neither the page nor its activity is written any more: it is served as it was published.
  if (activity === undefined) return [];
  const was = published.activities[page.activityId];
  const { configJson = {} } = published.configs[page.configId] ?? {};
  const configNow = now === undefined ? configJson : (present.configs[page.configId]?.configJson ?? {});
  const replacedNow = present.programmes[programId]?.replaced[instanceOf(page)] ?? [];
  return [
    ...(now === undefined ? changedSlots(page, was, activity) : []),
    ...removedModels(modelsOf(was, page, configJson), modelsOf(activity, page, configNow)),
    ...(now === undefined ? [] : (published.programmes[programId]?.replaced[instanceOf(page)] ?? []))
      .filter(({ instance }) => !replacedNow.some((each) => each.instance === instance))
      .map(({ instance }) => `expected to replace the page of ${instance}, as it was published`),
  ];
}

const ADVICE = "or a new page that replaces this one";

/** A page that only earlier versions show fills a shared activity with its published config, which must still fit. */
function changedSlots(page: PackPage, was: Activity | undefined, now: Activity): string[] {
  const typeOf = new Map(
    (was === undefined ? [] : rootOf(was, page)).map(({ config, type }) => [config, type]),
  );
  const fits = rootOf(now, page).every(
    ({ config, type }) => config === undefined || typeOf.get(config) === type,
  );
  return fits
    ? []
    : [
        `expected ${page.activityId} to keep its widgets for ${page.pageId}, which was published, or a new activity`,
      ];
}

interface Model {
  readonly widget: string;
  /** Ids of options, rows, questions and the like, each as a path in the widget's props. */
  readonly parts: readonly string[];
}

function modelsOf(
  activity: Activity | undefined,
  page: PackPage,
  configJson: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Model> {
  const root = activity === undefined ? [] : rootOf(activity, page);
  return new Map(
    root.flatMap(({ bind, type, props, config }) => {
      const parts = partsIn(config === undefined ? props : configJson[config]);
      return bind === undefined ? [] : [[bind, { widget: type, parts }] as const];
    }),
  );
}

function removedModels(before: ReadonlyMap<string, Model>, now: ReadonlyMap<string, Model>): string[] {
  return [...before].flatMap(([bind, { widget, parts }]) => {
    const model = now.get(bind);
    if (model === undefined) return [`expected the answer ${bind}, which was published, ${ADVICE}`];
    if (model.widget !== widget)
      return [`expected ${bind} to stay a ${widget}, as it was published, ${ADVICE}`];
    return parts
      .filter((part) => !model.parts.includes(part))
      .map((part) => `expected ${bind} to keep ${part}, which was published, ${ADVICE}`);
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
