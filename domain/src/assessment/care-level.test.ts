import fc from "fast-check";
import { expect, test } from "vitest";
import { anyGrades } from "../testing/arbitraries.ts";
import { type CareLevel, careLevelOf } from "./care-level.ts";
import { characterScores } from "./character-scores.ts";
import { STRESS_MAX } from "./submission.ts";

const quiet = { Riggy: 1, Pleaser: 2, Jumpy: 3, Shelly: 4, Flippy: 4.3 };

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
