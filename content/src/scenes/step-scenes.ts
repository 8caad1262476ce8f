import type { ContentPack } from "@mindle/domain/content/activity";
import { isOfCare } from "@mindle/domain/content/page";
import { isFreeProgramme, parseStepId } from "@mindle/domain/programme/step";
import type { Mistake } from "../files/content-error.ts";
import type { AuthoredContent } from "../files/read-files.ts";
import type { CompiledSteps } from "../pages/compile.ts";
import { rootOf } from "../pages/published.ts";
import { composeAsset, composeScenes, type SceneFile, type StepScene } from "./compose-scene.ts";

type Files = Pick<AuthoredContent, "catalogue" | "steps">;

/** The pictures of steps, by programme and step. */
export type StepScenes = ReadonlyMap<string, StepScene>;

/** Composes the pictures of all steps that have a scene and whose programme has a child. */
export function stepScenes({ catalogue, steps }: Files): StepScenes {
  return new Map(
    steps.flatMap(({ programId, value: { step, scene } }) => {
      const hasChild = catalogue.some(({ value }) => value.programId === programId && value.character);
      return scene !== undefined && hasChild ? [[keyOf(programId, step), composeScenes(scene)]] : [];
    }),
  );
}

/** All pictures that are composed for steps: their own, the panels of the stories on their pages, and the props on their cards. */
export function sceneFiles(content: Files): readonly SceneFile[] {
  const own = [...stepScenes(content).values()].flatMap(({ files }) => Object.values(files));
  const assets = content.steps.flatMap(({ value: { pages } }) =>
    pages.flatMap((page) => Object.values(page.assets ?? {})),
  );
  return [...own, ...assets.flatMap((asset) => (typeof asset === "string" ? [] : composeAsset(asset)))];
}

/** What a pack says of the pictures of its step; nothing where it has none. */
export function scenePaths(
  scenes: StepScenes,
  programId: string,
  stepId: string,
): Pick<ContentPack["packageBase"], "scene"> {
  const found = scenes.get(keyOf(programId, stepId));
  if (found === undefined) return {};
  const { files, child, spread } = found;
  const paths = { start: files.start.path, low: files.low.path, end: files.end.path };
  return { scene: { ...paths, child, ...(spread !== undefined && { spread }) } };
}

function keyOf(programId: string, stepId: string): string {
  return `${programId}/${stepId}`;
}

/** Steps of a programme with a child that have no scene, and neighbours with the same place at the same hour. */
export function wrongScenes({ catalogue, steps }: Pick<AuthoredContent, "catalogue" | "steps">): Mistake[] {
  const withChild = new Set(catalogue.map(({ value }) => value.programId));
  return steps.flatMap(({ programId, source, value: { scene } }, at) => {
    if (isFreeProgramme(programId) && scene !== undefined) {
      return [source.mistake(["scene"], "expected none: the programme has no child")];
    }
    if (!withChild.has(programId)) return [];
    if (scene === undefined) return [source.mistake(["step"], "expected a scene below it")];
    const before = steps[at - 1];
    const isSame =
      before?.programId === programId &&
      before.value.scene?.place === scene.place &&
      before.value.scene.hour === scene.hour;
    return isSame
      ? [source.mistake(["scene"], `expected another place or hour than ${before.value.step} has`)]
      : [];
  });
}

/**
 * Pictures that are spread over a page that the step does not have, over its last one, which has its own, or over one of care; and sessions
 * in which none is spread.
 */
export function wrongSpreads(
  { catalogue, steps }: Files,
  { packs, activities }: Pick<CompiledSteps, "packs" | "activities">,
): Mistake[] {
  const withChild = new Set(catalogue.map(({ value }) => value.programId));
  const sessionOf = (step: string) => parseStepId(step)?.session;
  return steps.flatMap(({ programId, source, value: { step, scene } }, at) => {
    if (!withChild.has(programId)) return [];
    const session = sessionOf(step);
    const inSession = steps.filter(
      (each) => each.programId === programId && sessionOf(each.value.step) === session,
    );
    const isFirst = inSession[0] === steps[at];
    const hasSpread = inSession.some(({ value }) => value.scene?.spread !== undefined);
    if (isFirst && !hasSpread) {
      return [source.mistake(["step"], `expected a scene with a spread in a step of session ${session}`)];
    }
    const { spread } = scene ?? {};
    const pages = packs.find((pack) => pack.programId === programId && pack.stepId === step)?.afactoryData;
    if (spread === undefined || pages === undefined) return [];
    const page = pages.find(({ pageId }) => pageId === spread);
    const mistake = (expected: string) => [source.mistake(["scene", "spread"], expected)];
    if (page === undefined || page === pages.at(-1)) {
      return mistake("expected a page of the step before its last one");
    }
    const activity = activities.get(page.activityId);
    const isCare = page.help !== undefined || (activity && rootOf(activity, page).some(isOfCare));
    return isCare ? mistake("expected a page that is never one of care") : [];
  });
}
