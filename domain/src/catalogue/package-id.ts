import { CHARACTERS, type Character } from "../assessment/characters.ts";

/** The slug of a sellable package: `riggy-complete` of `riggy_complete.v0`. */
export function packageSlugOf(packageId: string): string {
  return packageId.replace(/\.v\d+$/, "").replace("_", "-");
}

/** The character that a package of this sellable id is for: Riggy for `riggy_complete.v0`. Undefined for any other text. */
export function packageCharacter(packageId: string): Character | undefined {
  return CHARACTERS.find((character) => packageId.startsWith(`${character.toLowerCase()}_`));
}

/** Slug of the package by which a character stands in the list of journeys: Flippy's is the starter, all others' the complete one. */
export function cataloguePackageOf(character: Character): string {
  return packageFor(character, "root");
}

/** Choices of the voucher selector. */
export const SELECTOR_CHOICES = ["quick", "root", "both"] as const;

export type SelectorChoice = (typeof SELECTOR_CHOICES)[number];

/** Slug of the package for a choice: the starter for a quick solution and for Flippy, else the complete one. */
export function packageFor(character: Character, choice: SelectorChoice): string {
  const category = choice === "quick" || character === "Flippy" ? "starter" : "complete";
  return `${character.toLowerCase()}-${category}`;
}
