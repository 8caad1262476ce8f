import { expect, test } from "vitest";
import { DEGREES, levelOf, outcomeOf, timeOfDay } from "./loudness.ts";

test("0 to 3 are low, 7 and more are high, and what is not measured is in the middle", () => {
  expect(DEGREES.map(levelOf).join(" ")).toBe("low low low low middle middle middle high high high high");
  expect(levelOf(undefined)).toBe("middle");
});

test("night is from nine in the evening to six in the morning", () => {
  expect([0, 5, 6, 12, 20, 21, 23].map(timeOfDay)).toEqual([
    "night",
    "night",
    "day",
    "day",
    "day",
    "night",
    "night",
  ]);
});

test.each([
  [5, 4, "quieter"],
  [10, 9, "quieter"],
  [5, 5, "still"],
  [5, 8, "still"],
  [undefined, 7, "still"],
  [undefined, 6, "unknown"],
  [0, 0, "unknown"],
  [1, 3, "unknown"],
  [9, undefined, "unknown"],
  [undefined, undefined, "unknown"],
])("from %s to %s it is %s", (before, after, outcome) => {
  expect(outcomeOf(before, after)).toBe(outcome);
});
