import { isFreeProgramme } from "@mindle/domain/programme/step";
import type { Mistake } from "../content-error.ts";
import type { AuthoredContent } from "../files.ts";

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
