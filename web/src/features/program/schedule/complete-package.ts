import type { Programme } from "@mindle/domain/catalogue/programme";

/** Slug of the package that unlocks a programme: the complete one of its character, Riggy's where it has none. */
export function completePackageOf({ character = "Riggy" }: Pick<Programme, "character">): string {
  return `${character.toLowerCase()}-complete`;
}
