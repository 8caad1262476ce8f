import { BAND_THRESHOLDS, type Band, bandOf } from "./bands.ts";
import { CHARACTERS, type Character } from "./characters.ts";
import type { Grades } from "./scoring.ts";

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

/** Grades that lie this close to each other are a tie: what a mood or one answer changes says nothing about who is louder. */
export const TIE_WIDTH = 1;

/** The scores that tie with the highest grade, itself included: chosen characters first, then by descending grade. */
export function highestScores(
  scores: readonly CharacterScore[],
  chosen: readonly Character[],
): readonly CharacterScore[] {
  const highest = Math.max(...scores.map(tenthsOf));
  const isOther = ({ character }: CharacterScore) => Number(!chosen.includes(character));
  return scores
    .filter((score) => highest - tenthsOf(score) <= TIE_WIDTH * 10)
    .toSorted((one, other) => isOther(one) - isOther(other) || other.grade - one.grade);
}

/** The characters that a result is about: those that tie with the highest grade, or none where all grades are healthy. */
export function loudestScores(
  scores: readonly CharacterScore[],
  chosen: readonly Character[],
): readonly CharacterScore[] {
  return scores.every(({ band }) => band === "healthy") ? [] : highestScores(scores, chosen);
}

/** The scores that tie with the highest grade as {@link highestScores} orders them, then the others by descending grade. */
export function rankScores(
  scores: readonly CharacterScore[],
  chosen: readonly Character[],
): readonly CharacterScore[] {
  const highest = highestScores(scores, chosen);
  const others = scores.filter((score) => !highest.includes(score));
  return [...highest, ...others.toSorted((one, other) => other.grade - one.grade)];
}

/** In whole numbers: the difference of two decimal fractions is not exact. */
function tenthsOf({ grade }: CharacterScore): number {
  return Math.round(grade * 10);
}

/** The one to begin with among scores that tie: the only one, or the only one that was chosen; undefined where none comes first. */
export function firstOf(
  tied: readonly CharacterScore[],
  chosen: readonly Character[],
): CharacterScore | undefined {
  if (tied.length === 1) return tied[0];
  const wanted = tied.filter(({ character }) => chosen.includes(character));
  return wanted.length === 1 ? wanted[0] : undefined;
}

/**
 * How much care a result needs before anything else is said or offered.
 * `crisis`: a grade in the top band, so helplines come first and nothing is offered.
 * `care`: a grade in the band below it, or high stress, so helplines come before any offer.
 * `attention`: a grade that is not healthy. `calm`: all healthy.
 */
export type CareLevel = "crisis" | "care" | "attention" | "calm";

/** Whether a level asks for care: helplines are shown, no figure smiles. */
export function needsCare(level: CareLevel): level is "care" | "crisis" {
  return level === "care" || level === "crisis";
}

/** Lowest stress answer that asks for care. */
export const HIGH_STRESS = 9;

/** Lowest stress answer that tells of a hard week: it is said before any low score. */
export const HARD_WEEK = 7;

/** The care level of grades and stress answer; `stress` is undefined for responses that were read without it. */
export function careLevelOf(scores: readonly CharacterScore[], stress: number | undefined): CareLevel {
  const hasBand = (band: CharacterScore["band"]) => scores.some((score) => score.band === band);
  if (hasBand("serious")) return "crisis";
  if (hasBand("caution") || (stress !== undefined && stress >= HIGH_STRESS)) return "care";
  return hasBand("normal") ? "attention" : "calm";
}

/** From this many children in the two upper bands on, a result says how many they are instead of who is the loudest. */
export const MANY_WEARY = 3;

/** The characters whose grades are in the two upper bands, where they are many; else none. */
export function manyWeary(scores: readonly CharacterScore[]): readonly Character[] {
  const weary = scores.filter(({ grade }) => grade >= BAND_THRESHOLDS.caution);
  return weary.length >= MANY_WEARY ? weary.map(({ character }) => character) : [];
}
