import fc from "fast-check";
import { expect, test } from "vitest";
import { BANDS, bandOf } from "./bands.ts";

test.each([
  [0, "healthy"],
  [4.3, "healthy"],
  [4.4, "normal"],
  [6.7, "normal"],
  [6.8, "caution"],
  [8.4, "caution"],
  [8.5, "serious"],
  [10, "serious"],
] as const)("a grade of %d is %s", (grade, band) => {
  expect(bandOf(grade)).toBe(band);
});

test("a higher grade is never in a better band", () => {
  const grade = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(grade, grade, (one, other) => {
      const [lower, higher] = one <= other ? [one, other] : [other, one];
      expect(BANDS.indexOf(bandOf(lower))).toBeLessThanOrEqual(BANDS.indexOf(bandOf(higher)));
    }),
  );
});

test("bands are listed from best to worst", () => {
  expect(BANDS).toEqual(["healthy", "normal", "caution", "serious"]);
});
