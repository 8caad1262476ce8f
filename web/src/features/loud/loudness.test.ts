import { expect, test } from "vitest";
import { DEGREES, levelOf, timeOfDay } from "./loudness.ts";

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
