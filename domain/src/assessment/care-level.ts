import type { CharacterScore } from "./character-scores.ts";

/**
 * How much care a result needs before anything else is said or offered.
 * `crisis`: a grade in the top band, so helplines come first and nothing is offered.
 * `care`: a grade in the band below it, or high stress, so helplines come before any offer.
 * `attention`: a grade that is not healthy. `calm`: all healthy.
 */
export type CareLevel = "crisis" | "care" | "attention" | "calm";

/** Lowest stress answer that asks for care. */
export const HIGH_STRESS = 9;

/** The care level of grades and stress answer; `stress` is undefined for responses that were read without it. */
export function careLevelOf(scores: readonly CharacterScore[], stress: number | undefined): CareLevel {
  const hasBand = (band: CharacterScore["band"]) => scores.some((score) => score.band === band);
  if (hasBand("serious")) return "crisis";
  if (hasBand("caution") || (stress !== undefined && stress >= HIGH_STRESS)) return "care";
  return hasBand("normal") ? "attention" : "calm";
}
