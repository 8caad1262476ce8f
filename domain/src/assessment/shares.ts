import type { Band } from "./bands.ts";
import type { CharacterScore } from "./character-scores.ts";
import type { Character } from "./characters.ts";

/** Distribution of people over the bands, in percent, with its source. */
export interface BandShares {
  readonly percent: Readonly<Record<Band, number>>;
  readonly source: string;
  /** ISO date of the source. */
  readonly date: string;
}

/**
 * Share of people per band. Only Riggy's figures are known (product specification, section 9); a character
 * without an entry has none, and none may be shown.
 */
export const BAND_SHARES: Readonly<Partial<Record<Character, BandShares>>> = {
  Riggy: {
    percent: { serious: 30.7, caution: 46, normal: 19.3, healthy: 4 },
    source: "product specification, section 9",
    date: "2026-11-21",
  },
};

/** Share of people in the same band in percent, with the ISO date of the source; undefined when unknown. */
export function shareOf(
  score: CharacterScore,
): { readonly percent: number; readonly date: string } | undefined {
  const shares = BAND_SHARES[score.character];
  return shares && { percent: shares.percent[score.band], date: shares.date };
}
