import fc from "fast-check";
import { expect, test } from "vitest";
import { fittedSize } from "./fitted-size.ts";

test("shrinks to the largest side and keeps what is small enough", () => {
  expect(fittedSize({ width: 4032, height: 3024 }, 1000)).toEqual({ width: 1000, height: 750 });
  expect(fittedSize({ width: 3024, height: 4032 }, 1000)).toEqual({ width: 750, height: 1000 });
  expect(fittedSize({ width: 640, height: 480 }, 1000)).toEqual({ width: 640, height: 480 });
});

test("fits, has at least one pixel each way, and keeps its proportions to the pixel", () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 16, max: 2000 }), (width, height, largest) => {
      const fitted = fittedSize({ width, height }, largest);
      expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(largest, Math.max(width, height)));
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.max(fitted.width, fitted.height) / Math.max(width, height);
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});
