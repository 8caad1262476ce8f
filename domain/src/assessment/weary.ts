import { BAND_THRESHOLDS } from "./bands.ts";
import type { CharacterScore } from "./character-scores.ts";
import type { Character } from "./characters.ts";

/** From this many children in the two upper bands on, a result says how many they are instead of who is the loudest. */
export const MANY_WEARY = 3;

/** The characters whose grades are in the two upper bands, where they are many; else none. */
export function manyWeary(scores: readonly CharacterScore[]): readonly Character[] {
  const weary = scores.filter(({ grade }) => grade >= BAND_THRESHOLDS.caution);
  return weary.length >= MANY_WEARY ? weary.map(({ character }) => character) : [];
}
