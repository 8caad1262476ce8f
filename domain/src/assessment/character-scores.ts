import { type Band, bandOf } from "./bands.ts";
import { CHARACTERS, type Character } from "./characters.ts";
import type { Grades } from "./scoring.ts";

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

/** Scores by descending grade; among equal grades chosen characters come first, the others keep their order. */
export function rankScores(
  scores: readonly CharacterScore[],
  chosen: readonly Character[],
): readonly CharacterScore[] {
  const isOther = ({ character }: CharacterScore) => Number(!chosen.includes(character));
  return scores.toSorted((one, other) => other.grade - one.grade || isOther(one) - isOther(other));
}

/**
 * The scores with the highest grade, chosen characters first. Where several tie and exactly one of them was chosen, that one
 * alone; the order of the list never decides.
 */
export function highestScores(
  scores: readonly CharacterScore[],
  chosen: readonly Character[],
): readonly CharacterScore[] {
  const ranked = rankScores(scores, chosen);
  const tied = ranked.filter(({ grade }) => grade === ranked[0]?.grade);
  const wanted = tied.filter(({ character }) => chosen.includes(character));
  return wanted.length === 1 ? wanted : tied;
}
