import fc from "fast-check";
import { expect, test } from "vitest";
import { fewPoints, pointAt, shareOf } from "./number-slider.tsx";

const points = fc
  .record({
    min: fc.integer({ min: -100, max: 100 }),
    steps: fc.integer({ min: 1, max: 200 }),
    step: fc.constantFrom(0.1, 0.5, 1, 5, 10),
  })
  .map(({ min, steps, step }) => ({ min, max: min + steps * step, step }));

test("finds the number that is nearest to a place", () => {
  expect(pointAt(0.52, { min: 0, max: 100, step: 5 })).toBe(50);
  expect(pointAt(0.53, { min: 0, max: 100, step: 5 })).toBe(55);
  expect(pointAt(0.71, { min: 0, max: 1, step: 0.1 })).toBe(0.7);
  expect(pointAt(-1, { min: -2.5, max: 2.5, step: 0.5 })).toBe(-2.5);
  expect(pointAt(7, { min: -2.5, max: 2.5, step: 0.5 })).toBe(2.5);
});

test("ends where the last whole step ends", () => {
  expect(pointAt(1, { min: 0, max: 10, step: 4 })).toBe(8);
});

test("a number's place leads back to it", () => {
  fc.assert(
    fc.property(points, fc.double({ min: 0, max: 1, noNaN: true }), (scale, share) => {
      const point = pointAt(share, scale);
      expect(point).toBeGreaterThanOrEqual(scale.min);
      expect(point).toBeLessThanOrEqual(scale.max + 1e-9);
      expect(pointAt(shareOf(point, scale), scale)).toBe(point);
    }),
  );
});

test("a number beyond the ends is at the end", () => {
  expect(shareOf(-5, { min: 0, max: 10, step: 1 })).toBe(0);
  expect(shareOf(50, { min: 0, max: 10, step: 1 })).toBe(1);
});

test("lists points while they are few", () => {
  expect(fewPoints({ min: -1, max: 1, step: 0.5 })).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(fewPoints({ min: 0, max: 100, step: 1 })).toEqual([]);
});
