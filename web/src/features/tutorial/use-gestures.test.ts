import { expect, test } from "vitest";
import { swipeMeans } from "./use-gestures.ts";

test.each([
  [-48, 0, "next"],
  [-200, 90, "next"],
  [48, 0, "back"],
  [150, -70, "back"],
  [-47, 0, "nothing"],
  [47, 0, "nothing"],
  [0, 0, "nothing"],
  [0, 300, "nothing"],
  [-100, 50, "nothing"],
  [100, -50, "nothing"],
])("a finger's way of %i across and %i down means %s", (x, y, meaning) => {
  expect(swipeMeans({ x: 120, y: 400 }, { x: 120 + x, y: 400 + y })).toBe(meaning);
});
