import type { Survey } from "../catalogue/survey.ts";
import type { Band } from "./bands.ts";
import type { CharacterScore } from "./character-scores.ts";
import type { Character } from "./characters.ts";

/** Distribution of people over the bands, in percent. */
export interface BandShares {
  readonly percent: Readonly<Record<Band, number>>;
  /** Where the figures were taken from, for reviewers. */
  readonly source: string;
  /** Who was asked, and when; null where nobody knows, and the figures are shown as an example. */
  readonly survey: Survey | null;
}

/**
 * Share of people per band. Only Riggy has figures (docs/specification.md, "The result"), of which neither the people nor the day are
 * known; a character without an entry has none, and none may be shown.
 */
export const BAND_SHARES: Readonly<Partial<Record<Character, BandShares>>> = {
  Riggy: {
    percent: { serious: 30.7, caution: 46, normal: 19.3, healthy: 4 },
    source: "docs/specification.md, the result",
    survey: null,
  },
};

/** Share of people in the same band in percent, with its survey; undefined when unknown. */
export function shareOf(
  score: CharacterScore,
): { readonly percent: number; readonly survey: Survey | null } | undefined {
  const shares = BAND_SHARES[score.character];
  return shares && { percent: shares.percent[score.band], survey: shares.survey };
}
