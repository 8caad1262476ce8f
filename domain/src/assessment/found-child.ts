import {
  type CareLevel,
  careLevelOf,
  characterScores,
  HARD_WEEK,
  loudestScores,
} from "./character-scores.ts";
import type { Character } from "./characters.ts";
import type { Grades } from "./scoring.ts";

/** What a response says of the five children in one sentence. */
export type FoundChild =
  /** Picked by the person, who was asked no questions. */
  | { readonly kind: "chosen"; readonly character: Character }
  | { readonly kind: "loudest"; readonly character: Character }
  /** Several tie, those that the person picked first; none are named where nothing is known. */
  | { readonly kind: "several"; readonly characters: readonly Character[] }
  /** All grades are healthy. */
  | { readonly kind: "calm" }
  /** All grades are healthy, after a hard week. */
  | { readonly kind: "calmStressed" };

/** The child that a response found; all of those that tie, so that nobody is named by the order of a list. */
export function foundIn({
  answers,
  grades,
}: {
  readonly answers: {
    readonly character: { readonly value: readonly Character[] };
    readonly stress?: { readonly value: number } | undefined;
  };
  readonly grades: Grades | null;
}): FoundChild {
  const chosen = answers.character.value;
  const stress = answers.stress?.value;
  if (grades === null) {
    const character = chosen.includes("Riggy") ? "Riggy" : chosen[0];
    return character === undefined ? { kind: "several", characters: [] } : { kind: "chosen", character };
  }
  const scores = characterScores(grades);
  const [loudest, ...others] = loudestScores(scores, chosen);
  if (loudest === undefined) {
    return { kind: stress !== undefined && stress >= HARD_WEEK ? "calmStressed" : "calm" };
  }
  return others.length === 0
    ? { kind: "loudest", character: loudest.character }
    : { kind: "several", characters: [loudest, ...others].map(({ character }) => character) };
}

/** True when a grade is in the top band: help comes before anything else. */
export function needsHelpFirst(grades: Grades | null): boolean {
  return grades !== null && careLevelOf(characterScores(grades), undefined) === "crisis";
}

/** The care level of a response, with grades or without. */
export function careLevelOfResponse(response: {
  readonly grades: Grades | null;
  readonly answers: { readonly stress?: { readonly value: number } | undefined };
}): CareLevel {
  const { grades, answers } = response;
  return careLevelOf(grades === null ? [] : characterScores(grades), answers.stress?.value);
}
