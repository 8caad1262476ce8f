import fc from "fast-check";
import { expect, test } from "vitest";
import { anyGrades } from "../testing/arbitraries.ts";
import { type CharacterScore, characterScores, highestScores, rankScores } from "./character-scores.ts";
import { CHARACTERS, type Character } from "./characters.ts";

const quiet = { Riggy: 1, Pleaser: 2, Jumpy: 3, Shelly: 4, Flippy: 4.3 };

const chosenCharacters = fc.subarray([...CHARACTERS]);

function namesOf(scores: readonly CharacterScore[]): readonly Character[] {
  return scores.map(({ character }) => character);
}

test("scores keep the order of the graph and carry their band", () => {
  expect(characterScores({ ...quiet, Jumpy: 6.8 }).map(({ character, band }) => [character, band])).toEqual([
    ["Riggy", "healthy"],
    ["Pleaser", "healthy"],
    ["Jumpy", "caution"],
    ["Shelly", "healthy"],
    ["Flippy", "healthy"],
  ]);
});

test.each([
  ["a single highest grade, whatever was chosen", { ...quiet, Flippy: 9 }, ["Riggy"], ["Flippy"]],
  ["of two that tie, the chosen one", { ...quiet, Pleaser: 7, Jumpy: 7 }, ["Jumpy", "Riggy"], ["Jumpy"]],
  ["of two that tie, both without a choice", { ...quiet, Pleaser: 7, Jumpy: 7 }, [], ["Pleaser", "Jumpy"]],
  [
    "all that tie, chosen ones first, when several were chosen",
    { ...quiet, Riggy: 7, Jumpy: 7, Shelly: 7 },
    ["Jumpy", "Shelly"],
    ["Jumpy", "Shelly", "Riggy"],
  ],
] as const)("loudest: %s", (_, grades, chosen, loudest) => {
  expect(namesOf(highestScores(characterScores(grades), chosen))).toEqual(loudest);
});

test("ranked, no score stands above a higher one, nor above a chosen one of the same grade; none is lost", () => {
  fc.assert(
    fc.property(anyGrades, chosenCharacters, (grades, chosen) => {
      const ranked = rankScores(characterScores(grades), chosen);
      expect(new Set(namesOf(ranked))).toEqual(new Set(CHARACTERS));
      for (const [index, score] of ranked.entries()) {
        for (const later of ranked.slice(index + 1)) {
          expect(score.grade).toBeGreaterThanOrEqual(later.grade);
          if (score.grade === later.grade && chosen.includes(later.character)) {
            expect(chosen).toContain(score.character);
          }
        }
      }
    }),
  );
});

test("which characters are loudest does not depend on the order of the list", () => {
  const scoresInAnyOrder = anyGrades.chain((grades) =>
    fc.tuple(fc.constant(grades), fc.shuffledSubarray([...characterScores(grades)], { minLength: 5 })),
  );
  fc.assert(
    fc.property(scoresInAnyOrder, chosenCharacters, ([grades, shuffled], chosen) => {
      const loudest = highestScores(shuffled, chosen);
      expect(new Set(loudest)).toEqual(new Set(highestScores(characterScores(grades), chosen)));
      const highest = Math.max(...Object.values(grades));
      expect(loudest.every(({ grade }) => grade === highest)).toBe(true);
      // One of several that tie is named alone only when it is the only one that was chosen.
      const tied = CHARACTERS.filter((character) => grades[character] === highest);
      const [only] = namesOf(loudest);
      if (loudest.length < tied.length) {
        expect(tied.filter((character) => chosen.includes(character))).toEqual([only]);
      }
    }),
  );
});
