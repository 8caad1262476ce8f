import { expect, test } from "vitest";
import { skyOf } from "./sky.ts";

test.each([
  [0, "night"],
  [4, "night"],
  [5, "dawn"],
  [7, "dawn"],
  [8, "day"],
  [16, "day"],
  [17, "dusk"],
  [19, "dusk"],
  [20, "night"],
  [23, "night"],
])("at %i o’clock the sky shows %s", (hour, sky) => {
  expect(skyOf(hour)).toBe(sky);
});
