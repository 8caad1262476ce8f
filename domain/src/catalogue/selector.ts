import type { Character } from "../assessment/characters.ts";

/** Choices of the voucher selector. */
export const SELECTOR_CHOICES = ["quick", "root", "both"] as const;

export type SelectorChoice = (typeof SELECTOR_CHOICES)[number];

/** Slug of the package for a choice: the starter for a quick solution and for Flippy, else the complete one. */
export function packageFor(character: Character, choice: SelectorChoice): string {
  const category = choice === "quick" || character === "Flippy" ? "starter" : "complete";
  return `${character.toLowerCase()}-${category}`;
}
