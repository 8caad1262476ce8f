import { type Band, bandOf } from "@mindle/domain/assessment/bands";
import { CHARACTERS, type Character } from "@mindle/domain/assessment/characters";
import type { Grades } from "@mindle/domain/assessment/scoring";
import { BAND_SHARES } from "@mindle/domain/assessment/shares";

/** Grade and band of a character. */
export interface CharacterScore {
  readonly character: Character;
  /** 0 to 10 with one decimal. */
  readonly grade: number;
  readonly band: Band;
}

/** The five characters in the order of the graph. */
export function characterScores(grades: Grades): readonly CharacterScore[] {
  return CHARACTERS.map((character) => ({
    character,
    grade: grades[character],
    band: bandOf(grades[character]),
  }));
}

/** Characters by descending grade; equal ones keep the order of the graph. */
export function byHighestGrade(scores: readonly CharacterScore[]): readonly CharacterScore[] {
  return [...scores].sort((one, other) => other.grade - one.grade);
}

/**
 * Urgency of a result. `care`: a grade in the top band, so helplines come first and nothing is offered.
 * `calm`: all healthy. `look`: everything between.
 */
export type Urgency = "care" | "look" | "calm";

export function urgencyOf(scores: readonly CharacterScore[]): Urgency {
  if (scores.some((score) => score.band === "serious")) return "care";
  return scores.every((score) => score.band === "healthy") ? "calm" : "look";
}

/** Share of people in the same band in percent, with the ISO date of the source; undefined when unknown. */
export function shareOf(
  score: CharacterScore,
): { readonly percent: number; readonly date: string } | undefined {
  const shares = BAND_SHARES[score.character];
  return shares && { percent: shares.percent[score.band], date: shares.date };
}
