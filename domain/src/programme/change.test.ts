import fc from "fast-check";
import { expect, test } from "vitest";
import { changeBetween, changeOf, meanOf, measuredPoints, RELIABLE_CHANGE } from "./change.ts";

const item = fc.integer({ min: 0, max: 10 });
const items = fc.array(item, { minLength: 6, maxLength: 6 });

test("a mean has all items, or all but one; a missing one is not zero", () => {
  fc.assert(
    fc.property(items, fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 6 }), (all, missing) => {
      const given = all.map((each, at) => (missing.includes(at) ? undefined : each));
      const mean = meanOf(given);
      if (missing.length > 1) {
        expect(mean).toBeNull();
        return;
      }
      const kept = all.filter((_, at) => !missing.includes(at));
      expect(mean).toBeCloseTo(kept.reduce((sum, each) => sum + each, 0) / kept.length, 9);
      expect(mean).toBeGreaterThanOrEqual(Math.min(...kept));
      expect(mean).toBeLessThanOrEqual(Math.max(...kept));
    }),
  );
  expect(meanOf([])).toBeNull();
});

test.each([
  [7, 4.5, "less"],
  [7, 4.6, "usual"],
  [4, 6.4, "usual"],
  [4, 6.5, "more"],
  [5, 5, "usual"],
  // 8.1 - 5.6 is 2.5000000000000004 and 5.6 - 3.1 is 2.4999999999999996.
  [5.6, 8.1, "more"],
  [3.1, 5.6, "more"],
] as const)("from %d to %d it is %s", (before, now, expected) => {
  expect(changeBetween(before, now, RELIABLE_CHANGE)).toBe(expected);
});

test("a change the other way round is the opposite, and none is within the usual", () => {
  const opposite = { less: "more", usual: "usual", more: "less" } as const;
  fc.assert(
    fc.property(items, items, (before, now) => {
      const [one, other] = [meanOf(before) ?? 0, meanOf(now) ?? 0];
      expect(changeBetween(other, one, RELIABLE_CHANGE)).toBe(
        opposite[changeBetween(one, other, RELIABLE_CHANGE)],
      );
      expect(changeBetween(one, one, RELIABLE_CHANGE)).toBe("usual");
      if (Math.abs(one - other) < RELIABLE_CHANGE - 1e-6)
        expect(changeBetween(one, other, RELIABLE_CHANGE)).toBe("usual");
    }),
  );
});

test("compares the last value with the first, whatever the order, and leaves out what has none", () => {
  const points = [
    { at: 3, value: 2 },
    { at: 1, value: null },
    { at: 2, value: 8 },
    { at: 4, value: null },
  ];
  expect(measuredPoints(points)).toEqual([
    { at: 2, value: 8 },
    { at: 3, value: 2 },
  ]);
  expect(changeOf(points, RELIABLE_CHANGE)).toBe("less");
  expect(changeOf([...points, { at: 5, value: 9 }], RELIABLE_CHANGE)).toBe("usual");
  expect(changeOf(points.slice(1), RELIABLE_CHANGE)).toBeUndefined();
  expect(changeOf([], RELIABLE_CHANGE)).toBeUndefined();
});
