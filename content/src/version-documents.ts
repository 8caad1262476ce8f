import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { packId, programmeVersionId, publicCollectionPath } from "@mindle/domain/catalogue/paths";
import type { ContentPack } from "@mindle/domain/content/activity";
import { FIRST_STEPS, FIRST_STEPS_PROGRAM_ID } from "@mindle/domain/programme/step";
import { newestOf, type ProgrammeVersion, type PublishedContent } from "./pages/published.ts";
import { type StepScenes, scenePaths } from "./scenes/step-scenes.ts";

/** A Firestore document: strings, numbers, booleans, arrays and plain objects. */
export interface ContentDocument {
  /** Such as `content/local/packages/riggy-complete`. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface StepUse {
  readonly programId: string;
  readonly stepId: string;
  /** Of a config: which page of the step it is, from 1. */
  readonly page?: number;
}

/**
 * The documents of all versions: packs, activities, configs, programmes. Those under the programmes' own ids, which say which
 * version is the newest, come last.
 */
export function versionDocuments(
  served: PublishedContent,
  scenes: StepScenes,
  env: string,
): ContentDocument[] {
  const programs = publicCollectionPath(env, "programs");
  const programmes = Object.entries(served.programmes);
  const versions = programmes.flatMap(([programId, { versions: all }]) =>
    Object.values(all).map((version) => ({ programId, version })),
  );
  const packs = versions.flatMap(({ programId, version }) => packsOf(programId, version, scenes));
  const activityUses = usesOf(packs, ({ activityId }) => ({ id: activityId }));
  const configUses = usesOf(packs, ({ configId }, page) => ({ id: configId, page }));
  return [
    ...packs.map((pack) => ({ path: `content/${env}/compacks/${pack.packageBase.gcId}`, data: pack })),
    // Trees are stored as JSON text: Firestore takes no array within an array.
    ...Object.entries(served.activities).map(([id, activity]) => ({
      path: `content/${env}/activities/${id}`,
      data: { activityJson: JSON.stringify(activity), usedBy: activityUses.get(id) ?? [] },
    })),
    ...Object.entries(served.configs).map(([id, config]) => ({
      path: `content/${env}/configs/${id}`,
      data: { configJson: JSON.stringify(config), usedBy: configUses.get(id) ?? [] },
    })),
    ...versions.map(({ programId, version: { programme } }) => ({
      path: `${programs}/${programmeVersionId(programId, programme.version)}`,
      data: programme,
    })),
    ...programmes.flatMap(([programId, programme]) => {
      const newest = newestOf(programme);
      return newest === undefined ? [] : [{ path: `${programs}/${programId}`, data: newest.programme }];
    }),
  ];
}

/** The packs of one version of a programme. */
export function packsOf(
  programId: string,
  { programme, packs }: ProgrammeVersion,
  scenes: StepScenes,
): ContentPack[] {
  const { version, character } = programme;
  return Object.entries(packs).flatMap(([stepId, pages]) => {
    const title = programme.steps[stepId]?.title;
    // A step whose file was not removed with it: a mistake, which is reported.
    if (title === undefined) return [];
    const gcId = packId(programId, stepId, version);
    const child = character ?? childOf(programId, stepId);
    const packageBase = {
      ...{ gcId, programId, stepId, version, lastPageNo: pages.length, title },
      ...(child === undefined ? {} : { character: child }),
      ...scenePaths(scenes, programId, stepId),
    };
    return [{ packageBase, afactoryData: pages }];
  });
}

/** Whose step it is in the programme that has one for each child. */
function childOf(programId: string, stepId: string) {
  if (programId !== FIRST_STEPS_PROGRAM_ID) return undefined;
  return CHARACTERS.find((character) => FIRST_STEPS[character] === stepId);
}

/**
 * The steps that show an activity or a config, in whatever version, by its id; with its page as in the last version. Those that show
 * a page once more come last: its answers belong to the step that showed it first.
 */
function usesOf(
  packs: readonly ContentPack[],
  used: (
    shown: ContentPack["afactoryData"][number],
    page: number,
  ) => { readonly id: string; readonly page?: number },
): ReadonlyMap<string, readonly StepUse[]> {
  const uses = new Map<string, Map<string, StepUse>>();
  const all = packs.flatMap(({ packageBase, afactoryData }) =>
    afactoryData.map((shown, index) => ({ packageBase, shown, index })),
  );
  const isAgain = ({ shown }: (typeof all)[number]) => shown.again === true;
  for (const each of [...all.filter((page) => !isAgain(page)), ...all.filter(isAgain)]) {
    const { programId, stepId } = each.packageBase;
    const { id, ...place } = used(each.shown, each.index + 1);
    const known = uses.get(id) ?? new Map<string, StepUse>();
    uses.set(id, known.set(`${programId}/${stepId}`, { programId, stepId, ...place }));
  }
  return new Map([...uses].map(([id, known]) => [id, [...known.values()]]));
}
