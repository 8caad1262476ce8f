import { MAX_IMAGE_DIMENSION } from "@mindle/domain/api/images";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scaledSize, storedSize } from "./shrink-picture.ts";

test.for([
  ["a photo", 4032, 3024, 1000, 750],
  ["an upright photo", 3024, 4032, 750, 1000],
  ["a small picture", 640, 480, 640, 480],
  ["a screenshot", 1080, 2400, 720, 1600],
  ["a screenshot of several screens", 1080, 4000, 648, 2400],
  ["a whole conversation", 1080, 24_000, 108, 2400],
] as const)("%s of %d × %d is stored with %d × %d", ([, width, height, ...stored]) => {
  expect(storedSize({ width, height })).toEqual({ width: stored[0], height: stored[1] });
});

test("any size fits, has at least one pixel each way, and keeps its proportions to the pixel", () => {
  const side = fc.integer({ min: 1, max: 40_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const stored = storedSize({ width, height });
      const larger = Math.max(stored.width, stored.height);
      expect(larger).toBeLessThanOrEqual(MAX_IMAGE_DIMENSION);
      const scale = larger / Math.max(width, height);
      expect(scale).toBeLessThanOrEqual(1);
      expect(stored).toEqual({
        width: expect.closeTo(Math.max(1, width * scale), -1),
        height: expect.closeTo(Math.max(1, height * scale), -1),
      });
    }),
  );
});

test("nothing grows", () => {
  expect(scaledSize({ width: 3, height: 2 }, 7)).toEqual({ width: 3, height: 2 });
});
