import type { Programme } from "@mindle/domain/catalogue/programme";

/** Slug of the package that unlocks a programme: the complete one of its character, such as `riggy-complete`. */
export function completePackageOf({ character }: Pick<Programme, "character">): string {
  return `${character.toLowerCase()}-complete`;
}
