import fc from "fast-check";
import { expect, test } from "vitest";
import { anyGrades } from "../testing/arbitraries.ts";
import {
  type CareLevel,
  type CharacterScore,
  careLevelOf,
  characterScores,
  firstOf,
  highestScores,
  loudestScores,
  rankScores,
} from "./character-scores.ts";
import { CHARACTERS, type Character } from "./characters.ts";
import { STRESS_MAX } from "./submission.ts";

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
  [
    "two a point apart, the higher one first",
    { ...quiet, Pleaser: 6.8, Jumpy: 7.8 },
    [],
    ["Jumpy", "Pleaser"],
  ],
  ["not two that are further apart", { ...quiet, Pleaser: 6.8, Jumpy: 7.9 }, [], ["Jumpy"]],
  [
    "the chosen one first, though the other one is higher",
    { ...quiet, Pleaser: 7.1, Jumpy: 7.9 },
    ["Pleaser", "Riggy"],
    ["Pleaser", "Jumpy"],
  ],
  [
    "all that tie, chosen ones first, when several were chosen",
    { ...quiet, Riggy: 7.5, Jumpy: 7, Shelly: 6.8 },
    ["Jumpy", "Shelly"],
    ["Jumpy", "Shelly", "Riggy"],
  ],
] as const)("highest: %s", (_, grades, chosen, highest) => {
  expect(namesOf(highestScores(characterScores(grades), chosen))).toEqual(highest);
});

const tenths = fc.integer({ min: 0, max: 100 });

test("a point apart is a tie, whatever the fractions, and a tenth more is none", () => {
  fc.assert(
    fc.property(tenths, tenths, (lower, apart) => {
      fc.pre(lower + apart <= 100);
      const scores = characterScores({
        Riggy: 0,
        Pleaser: lower / 10,
        Jumpy: (lower + apart) / 10,
        Shelly: 0,
        Flippy: 0,
      });
      expect(namesOf(highestScores(scores, [])).includes("Pleaser")).toBe(apart <= 10);
    }),
  );
});

test.each([
  ["the only one", { ...quiet, Flippy: 9 }, ["Riggy"], "Flippy"],
  ["the only one that was chosen", { ...quiet, Pleaser: 7, Jumpy: 7.5 }, ["Pleaser", "Riggy"], "Pleaser"],
  ["none where none was chosen", { ...quiet, Pleaser: 7, Jumpy: 7.5 }, ["Riggy"], undefined],
  ["none where several were", { ...quiet, Pleaser: 7, Jumpy: 7.5 }, ["Pleaser", "Jumpy"], undefined],
] as const)("of those that tie the first is %s", (_, grades, chosen, first) => {
  expect(firstOf(highestScores(characterScores(grades), chosen), chosen)?.character).toBe(first);
});

test.each([
  ["nobody where all are healthy", { ...quiet, Flippy: 4.3 }, []],
  [
    "a healthy one that ties with another as well",
    { ...quiet, Shelly: 4.3, Flippy: 5 },
    ["Flippy", "Shelly"],
  ],
] as const)("loudest: %s", (_, grades, loudest) => {
  expect(namesOf(loudestScores(characterScores(grades), []))).toEqual(loudest);
});

test("ranked, those that tie stand above the others, and among these no score above a higher one; none is lost", () => {
  fc.assert(
    fc.property(anyGrades, chosenCharacters, (grades, chosen) => {
      const scores = characterScores(grades);
      const ranked = rankScores(scores, chosen);
      const highest = highestScores(scores, chosen);
      expect(new Set(namesOf(ranked))).toEqual(new Set(CHARACTERS));
      expect(ranked.slice(0, highest.length)).toEqual(highest);
      const others = ranked.slice(highest.length).map(({ grade }) => grade);
      expect(others).toEqual(others.toSorted((one, other) => other - one));
    }),
  );
});

test("which characters are highest does not depend on the order of the list, and chosen ones come first", () => {
  const scoresInAnyOrder = anyGrades.chain((grades) =>
    fc.tuple(fc.constant(grades), fc.shuffledSubarray([...characterScores(grades)], { minLength: 5 })),
  );
  fc.assert(
    fc.property(scoresInAnyOrder, chosenCharacters, ([grades, shuffled], chosen) => {
      const found = highestScores(shuffled, chosen);
      expect(new Set(found)).toEqual(new Set(highestScores(characterScores(grades), chosen)));
      const picked = namesOf(found).map((character) => chosen.includes(character));
      expect(picked).toEqual(picked.toSorted((one, other) => Number(other) - Number(one)));
    }),
  );
});

const LEVELS: readonly CareLevel[] = ["calm", "attention", "care", "crisis"];

const stress = fc.option(fc.integer({ min: 0, max: STRESS_MAX }), { nil: undefined });

test.each([
  [4.3, 8, "calm"],
  [4.4, 8, "attention"],
  [6.7, 8, "attention"],
  [6.8, 0, "care"],
  [8.4, undefined, "care"],
  [8.5, 0, "crisis"],
  [4.3, 9, "care"],
  [4.4, 10, "care"],
  [8.5, 10, "crisis"],
  [4.3, undefined, "calm"],
] as const)("a highest grade of %d with a stress of %s is %s", (grade, answer, level) => {
  expect(careLevelOf(characterScores({ ...quiet, Shelly: grade }), answer)).toBe(level);
});

test("without grades the stress answer decides", () => {
  expect([8, 9].map((answer) => careLevelOf([], answer))).toEqual(["calm", "care"]);
});

test("neither a higher grade nor more stress ever lowers the level", () => {
  fc.assert(
    fc.property(anyGrades, anyGrades, stress, stress, (grades, others, one, other) => {
      const higher = {
        Riggy: Math.max(grades.Riggy, others.Riggy),
        Pleaser: Math.max(grades.Pleaser, others.Pleaser),
        Jumpy: Math.max(grades.Jumpy, others.Jumpy),
        Shelly: Math.max(grades.Shelly, others.Shelly),
        Flippy: Math.max(grades.Flippy, others.Flippy),
      };
      const before = careLevelOf(characterScores(grades), one);
      const after = careLevelOf(characterScores(higher), Math.max(one ?? 0, other ?? 0));
      expect(LEVELS.indexOf(after)).toBeGreaterThanOrEqual(LEVELS.indexOf(before));
    }),
  );
});
