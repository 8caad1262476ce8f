import fc from "fast-check";
import { expect, test } from "vitest";
import { BANDS, bandOf, neighbourOf } from "./bands.ts";

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

// One answer's step changes a grade by 0.36; half of it is 0.18.
test.each([
  [4.2, undefined],
  [4.3, "normal"],
  [4.6, undefined],
  [6.4, undefined],
  [6.8, "normal"],
  [7.1, undefined],
  [8.2, undefined],
  [8.6, "caution"],
  [10, undefined],
  [0, undefined],
] as const)("half an answer's step from %d there is %s", (grade, band) => {
  expect(neighbourOf(grade)).toBe(band);
});

test("bands are listed from best to worst", () => {
  expect(BANDS).toEqual(["healthy", "normal", "caution", "serious"]);
});
