import { expect, test } from "vitest";
import { byHighestGrade, characterScores, shareOf, urgencyOf } from "./character-scores.ts";

const quiet = { Riggy: 1, Pleaser: 2, Jumpy: 3, Shelly: 4, Flippy: 4.3 };

test("voices keep the order of the graph and carry their band", () => {
  expect(characterScores({ ...quiet, Jumpy: 6.8 }).map(({ character, band }) => [character, band])).toEqual([
    ["Riggy", "healthy"],
    ["Pleaser", "healthy"],
    ["Jumpy", "caution"],
    ["Shelly", "healthy"],
    ["Flippy", "healthy"],
  ]);
});

test("the highest comes first, equal ones in the order of the graph", () => {
  const scores = characterScores({ Riggy: 5, Pleaser: 7, Jumpy: 7, Shelly: 0, Flippy: 9 });
  expect(byHighestGrade(scores).map((score) => score.character)).toEqual([
    "Flippy",
    "Pleaser",
    "Jumpy",
    "Riggy",
    "Shelly",
  ]);
  expect(scores[0]?.character).toBe("Riggy");
});

test.each([
  [quiet, "calm"],
  [{ ...quiet, Shelly: 4.4 }, "look"],
  [{ ...quiet, Shelly: 8.4 }, "look"],
  [{ ...quiet, Shelly: 8.5 }, "care"],
])("the urgency of %j is %s", (grades, urgency) => {
  expect(urgencyOf(characterScores(grades))).toBe(urgency);
});

test("a share is told for Riggy alone, whose figures are known", () => {
  const shares = characterScores({ Riggy: 7.5, Pleaser: 7.5, Jumpy: 7.5, Shelly: 7.5, Flippy: 7.5 }).map(
    shareOf,
  );
  expect(shares[0]?.percent).toBe(46);
  expect(shares.slice(1)).toEqual([undefined, undefined, undefined, undefined]);
});
