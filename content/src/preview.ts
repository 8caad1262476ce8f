import type { Activity, ActivityConfig, ContentPack } from "@mindle/domain/content/activity";
import { parseStepId } from "@mindle/domain/programme/step";
import { readTranslations } from "./author-files.ts";
import { checkContent, OWN_DATA } from "./compile.ts";
import type { Mistake } from "./files/content-error.ts";
import { type ReadFiles, readFiles } from "./files/read-files.ts";
import type { Authored } from "./files/source.ts";
import { type CompiledPack, type CompiledSteps, compileSteps } from "./pages/compile.ts";
import { scenePaths, stepScenes } from "./scenes/step-scenes.ts";
import { compareTranslations, textPairsOf } from "./translations.ts";

/** The steps as their authors preview them: the mistakes, and the content in its current or last valid state. */
export interface PreviewContent {
  readonly packs: readonly ContentPack[];
  readonly activities: Readonly<Record<string, Activity>>;
  readonly configs: Readonly<Record<string, ActivityConfig>>;
  /** The file of each step, relative to the data folder, by the id of its pack. */
  readonly files: Readonly<Record<string, string>>;
  /** Config ids of the pages that are in their last valid state because of a mistake. */
  readonly held: readonly string[];
  readonly mistakes: readonly Mistake[];
  /** English texts whose Korean has changed. */
  readonly stale: readonly Mistake[];
}

type Files = Pick<ReadFiles, "catalogue" | "programmes" | "steps" | "activities">;

interface GoodPage {
  readonly activity: Activity;
  readonly config: ActivityConfig;
}

/**
 * Compiles a data folder, by default that of this package, on each call. A file or a page with a mistake keeps its last
 * valid state; one that was never valid is shown as far as it compiles.
 */
export function createPreview(directory: string = OWN_DATA): () => Promise<PreviewContent> {
  let known: Files = { catalogue: [], programmes: [], steps: [], activities: [] };
  const goodPages = new Map<string, GoodPage>();
  return async () => {
    const read = await readFiles(directory);
    const broken = new Set(read.mistakes.map(({ file }) => file));
    known = {
      catalogue: withEarlier(read.catalogue, known.catalogue, broken),
      programmes: withEarlier(read.programmes, known.programmes, broken),
      steps: inOrder(withEarlier(read.steps, known.steps, broken)),
      activities: withEarlier(read.activities, known.activities, broken),
    };
    const checked = read.content === undefined ? undefined : checkContent(read.content);
    const pages = checked?.pages ?? compileSteps(known.steps, known.activities, read);
    const mistakes = checked?.mistakes ?? read.mistakes;
    const stale =
      read.content === undefined
        ? []
        : compareTranslations(textPairsOf(read.content), await readTranslations()).stale;
    const activities = new Map(pages.activities);
    const configs = new Map(pages.configs);
    const wrong = wrongPages(known, [...mistakes, ...pages.mistakes]);
    const held = restoreLastValidPages(pages, wrong, goodPages, activities, configs);
    return {
      packs: pages.packs.map((pack) => titled(pack, known)),
      activities: Object.fromEntries(activities),
      configs: Object.fromEntries(configs),
      files: Object.fromEntries(
        known.steps.map(({ programId, source, value: { step } }) => [`${programId}.${step}`, source.file]),
      ),
      held,
      mistakes,
      stale,
    };
  };
}

/** What was read, and the earlier state of files that are broken now. */
function withEarlier<File extends Authored<unknown>>(
  read: readonly File[],
  earlier: readonly File[],
  broken: ReadonlySet<string>,
): readonly File[] {
  const present = new Set(read.map(({ source }) => source.file));
  return [...read, ...earlier.filter(({ source: { file } }) => broken.has(file) && !present.has(file))];
}

/** Steps in the order of their programmes, which recalls depend on. */
function inOrder(steps: Files["steps"]): Files["steps"] {
  const place = ({ value }: Files["steps"][number]) => parseStepId(value.step);
  return steps.toSorted((a, b) => {
    const session = (place(a)?.session ?? 0) - (place(b)?.session ?? 0);
    const step = (place(a)?.step ?? 0) - (place(b)?.step ?? 0);
    return a.programId.localeCompare(b.programId) || session || step;
  });
}

/** Config ids of the pages that have a mistake. */
function wrongPages({ steps }: Files, mistakes: readonly Mistake[]): ReadonlySet<string> {
  const ids = mistakes.flatMap(({ file, path }) => {
    const step = steps.find(({ source }) => source.file === file);
    const page = step?.value.pages[Number(/^pages\.(\d+)/.exec(path)?.[1])];
    return step === undefined || page === undefined
      ? []
      : [`${step.programId}.${step.value.step}.${page.page}`];
  });
  return new Set(ids);
}

/** Replaces pages with a mistake by their last valid state. Returns the config ids of the replaced ones. */
function restoreLastValidPages(
  { packs }: CompiledSteps,
  wrong: ReadonlySet<string>,
  good: Map<string, GoodPage>,
  activities: Map<string, Activity>,
  configs: Map<string, ActivityConfig>,
): string[] {
  const held: string[] = [];
  for (const { activityId, configId } of packs.flatMap(({ afactoryData }) => afactoryData)) {
    const key = `${activityId}+${configId}`;
    const earlier = good.get(key);
    const activity = activities.get(activityId);
    const config = configs.get(configId);
    if (!wrong.has(configId)) {
      if (activity !== undefined && config !== undefined) good.set(key, { activity, config });
    } else if (earlier !== undefined && activityId === configId) {
      activities.set(activityId, earlier.activity);
      configs.set(configId, earlier.config);
      held.push(configId);
    }
  }
  return held;
}

/** A pack with what its programme and package say of its step. */
function titled({ programId, stepId, afactoryData }: CompiledPack, known: Files): ContentPack {
  const { programmes, catalogue } = known;
  const programme = programmes.find(({ value }) => value.programId === programId);
  const place = parseStepId(stepId);
  const step = place && programme?.value.sessions[place.session - 1]?.steps[place.step - 1];
  const title = step?.title ?? { ko: stepId, en: stepId };
  const character = catalogue.find(({ value }) => value.programId === programId)?.value.character;
  const version = programme?.value.version ?? 1;
  const lastPageNo = afactoryData.length;
  return {
    packageBase: {
      ...{ gcId: `${programId}.${stepId}`, programId, stepId, version, lastPageNo, title },
      ...(character === undefined ? {} : { character }),
      ...scenePaths(stepScenes(known), programId, stepId),
    },
    afactoryData: [...afactoryData],
  };
}
