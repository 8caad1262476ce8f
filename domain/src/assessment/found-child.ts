import { careLevelOf } from "./care-level.ts";
import { characterScores, highestScores } from "./character-scores.ts";
import type { Character } from "./characters.ts";
import type { Grades } from "./scoring.ts";

/** What a response says of the five children in one sentence. */
export type FoundChild =
  /** Picked by the person, who was asked no questions. */
  | { readonly kind: "chosen"; readonly character: Character }
  | { readonly kind: "loudest"; readonly character: Character }
  /** Several have the highest grade, and the person picked none of them. */
  | { readonly kind: "several" }
  /** All grades are healthy. */
  | { readonly kind: "calm" }
  /** All grades are healthy, after a week of high stress. */
  | { readonly kind: "calmStressed" };

/** The child that a response found. Equal grades name the one who was picked, and nobody by the order of a list. */
export function foundChild(response: {
  readonly chosen: readonly Character[];
  readonly grades: Grades | null;
  readonly stress: number | undefined;
}): FoundChild {
  const { chosen, grades, stress } = response;
  if (grades === null) {
    const character = chosen.includes("Riggy") ? "Riggy" : chosen[0];
    return character === undefined ? { kind: "several" } : { kind: "chosen", character };
  }
  const scores = characterScores(grades);
  const [loudest, another] = highestScores(scores, chosen);
  if (loudest === undefined || loudest.band === "healthy") {
    return { kind: careLevelOf(scores, stress) === "calm" ? "calm" : "calmStressed" };
  }
  return another === undefined ? { kind: "loudest", character: loudest.character } : { kind: "several" };
}

/** True when a grade is in the top band: help comes before anything else. */
export function needsHelpFirst(grades: Grades | null): boolean {
  return grades !== null && careLevelOf(characterScores(grades), undefined) === "crisis";
}
