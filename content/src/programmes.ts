import { packId } from "@mindle/domain/catalogue/paths";
import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import { isFreeProgramme } from "@mindle/domain/programme/step";
import * as z from "zod/mini";
import type { AuthoredCatalogue, AuthoredProgramme } from "./files/authored.ts";
import type { AuthoredContent } from "./files/read-files.ts";

/** The authored programmes that a package opens or that are free, by id, as Firestore holds them. */
export function programmesOf({
  catalogue,
  programmes,
}: Pick<AuthoredContent, "catalogue" | "programmes">): ReadonlyMap<string, Programme> {
  return new Map(
    programmes.flatMap(({ value }) => {
      const sold = catalogue.find(({ value: { programId } }) => programId === value.programId);
      return sold === undefined && !isFreeProgramme(value.programId)
        ? []
        : [[value.programId, programmeOf(value, sold?.value.character)] as const];
    }),
  );
}

function programmeOf(
  { programId, version, name, sessions, ...spoken }: AuthoredProgramme,
  character: AuthoredCatalogue["character"] | undefined,
): Programme {
  return z.parse(programme, {
    version,
    programName: name,
    ...(character === undefined ? {} : { character }),
    steps: Object.fromEntries(
      sessions.flatMap(({ steps }, session) =>
        steps.flatMap((step, index) => {
          const stepId = `d${session + 1}-s${index + 1}`;
          return step === null ? [] : [[stepId, { ...step, edrepDoc: packId(programId, stepId, version) }]];
        }),
      ),
    ),
    recommendedDays: sessions.map(({ days }) => days),
    goals: sessions.map(({ goal }) => goal),
    ...(sessions.some(({ short }) => short !== undefined)
      ? { shortVersions: sessions.map(({ short }) => short ?? null) }
      : {}),
    ...spoken,
  } satisfies Programme);
}
