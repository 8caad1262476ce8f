import { type Band, bandOf } from "@mindle/domain/assessment/bands";
import { CHARACTERS, type Character } from "@mindle/domain/assessment/characters";
import type { Grades } from "@mindle/domain/assessment/scoring";
import { BAND_SHARES } from "@mindle/domain/assessment/shares";

/** Grade and band of a character. */
export interface Voice {
  readonly character: Character;
  /** 0 to 10 with one decimal. */
  readonly grade: number;
  readonly band: Band;
}

/** The five characters in the order of the graph. */
export function voicesOf(grades: Grades): readonly Voice[] {
  return CHARACTERS.map((character) => ({
    character,
    grade: grades[character],
    band: bandOf(grades[character]),
  }));
}

/** Characters by descending grade; equal ones keep the order of the graph. */
export function loudestFirst(voices: readonly Voice[]): readonly Voice[] {
  return [...voices].sort((one, other) => other.grade - one.grade);
}

/**
 * Urgency of a result. `care`: a grade in the top band, so helplines come first and nothing is offered.
 * `calm`: all healthy. `look`: everything between.
 */
export type Mood = "care" | "look" | "calm";

export function moodOf(voices: readonly Voice[]): Mood {
  if (voices.some((voice) => voice.band === "serious")) return "care";
  return voices.every((voice) => voice.band === "healthy") ? "calm" : "look";
}

/** Share of people in the same band in percent, with the ISO date of the source; undefined when unknown. */
export function shareOf(voice: Voice): { readonly percent: number; readonly date: string } | undefined {
  const shares = BAND_SHARES[voice.character];
  return shares && { percent: shares.percent[voice.band], date: shares.date };
}
