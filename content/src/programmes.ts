import { type Programme, programme } from "@mindle/domain/catalogue/programme";
import { packId } from "@mindle/domain/programme/version";
import * as z from "zod/mini";
import type { AuthoredCatalogue, AuthoredProgramme } from "./authored.ts";
import type { AuthoredContent } from "./files.ts";

/** The authored programmes that a package opens, by id, as Firestore holds them. */
export function programmesOf({
  catalogue,
  programmes,
}: Pick<AuthoredContent, "catalogue" | "programmes">): ReadonlyMap<string, Programme> {
  return new Map(
    programmes.flatMap(({ value }) => {
      const sold = catalogue.find(({ value: { programId } }) => programId === value.programId);
      return sold === undefined ? [] : [[value.programId, programmeOf(value, sold.value)] as const];
    }),
  );
}

function programmeOf(
  { programId, version, name, sessions }: AuthoredProgramme,
  { character }: Pick<AuthoredCatalogue, "character">,
): Programme {
  return z.parse(programme, {
    version,
    programName: name,
    character,
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
  } satisfies Programme);
}
