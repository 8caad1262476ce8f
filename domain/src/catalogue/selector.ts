import type { Character } from "../assessment/characters.ts";

/** Choices of the voucher selector. */
export const WISHES = ["quick", "root", "both"] as const;

export type Wish = (typeof WISHES)[number];

/** Slug of the package for a wish: the starter for a quick solution and for Flippy, else the complete one. */
export function packageFor(character: Character, wish: Wish): string {
  const category = wish === "quick" || character === "Flippy" ? "starter" : "complete";
  return `${character.toLowerCase()}-${category}`;
}
