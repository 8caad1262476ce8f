import type { getGcCompack } from "@mindle/domain/api/program";
import { CHARACTERS } from "@mindle/domain/assessment/characters";
import { FIRST_STEPS, FIRST_STEPS_PROGRAM_ID } from "@mindle/domain/programme/step";
import type * as z from "zod/mini";
import type { CheckedContent } from "./compile.ts";
import { newestOf } from "./pages/published.ts";
import { packsOf } from "./version-documents.ts";

/** A step as the server gives it to who has no answers. */
type StepAnswer = z.input<typeof getGcCompack.data>;

/**
 * The first steps, by the names of their files: what visitors get without asking the server, who may not read steps. They have no
 * pictures above their pages.
 */
export function firstStepFiles({ served }: Pick<CheckedContent, "served">): ReadonlyMap<string, StepAnswer> {
  const newest = newestOf(served.programmes[FIRST_STEPS_PROGRAM_ID]);
  const packs = newest === undefined ? [] : packsOf(FIRST_STEPS_PROGRAM_ID, newest, new Map());
  return new Map(
    CHARACTERS.flatMap((character) => {
      const pack = packs.find(({ packageBase }) => packageBase.stepId === FIRST_STEPS[character]);
      if (pack === undefined) return [];
      const pages = pack.afactoryData;
      const content = {
        activities: only(
          served.activities,
          pages.map(({ activityId }) => activityId),
        ),
        configs: only(
          served.configs,
          pages.map(({ configId }) => configId),
        ),
        instances: {},
      };
      return [[`${character.toLowerCase()}.json`, { ...pack, content }]];
    }),
  );
}

function only<Document>(all: Readonly<Record<string, Document>>, ids: readonly string[]) {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
}
