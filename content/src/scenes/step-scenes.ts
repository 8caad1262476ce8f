import type { ContentPack } from "@mindle/domain/content/activity";
import { isFreeProgramme } from "@mindle/domain/programme/step";
import type { Mistake } from "../content-error.ts";
import type { AuthoredContent } from "../files.ts";
import { composeAsset, composeScenes, type SceneFile } from "./compose-scene.ts";

type Files = Pick<AuthoredContent, "catalogue" | "steps">;

/** The pictures of steps, by programme and step. */
export type StepScenes = ReadonlyMap<string, { readonly start: SceneFile; readonly end: SceneFile }>;

/** Composes the pictures of all steps that have a scene and whose programme has a child. */
export function stepScenes({ catalogue, steps }: Files): StepScenes {
  return new Map(
    steps.flatMap(({ programId, value: { step, scene } }) => {
      const child = catalogue.find(({ value }) => value.programId === programId)?.value.character;
      if (scene === undefined || child === undefined) return [];
      return [[keyOf(programId, step), composeScenes(scene, child)]];
    }),
  );
}

/** All pictures that are composed for steps: their own, the panels of the stories on their pages, and the props on their cards. */
export function sceneFiles(content: Files): readonly SceneFile[] {
  const own = [...stepScenes(content).values()].flatMap(({ start, end }) => [start, end]);
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
  return found === undefined ? {} : { scene: { start: found.start.path, end: found.end.path } };
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
