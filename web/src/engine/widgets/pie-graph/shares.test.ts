import fc from "fast-check";
import { expect, test } from "vitest";
import { sharesOf } from "./slices.ts";

const slices = (...values: (number | undefined)[]) =>
  Object.fromEntries(values.map((value, at) => [`slice${at}`, { value }]));

test("leaves out slices without a number", () => {
  expect(sharesOf(slices(30, undefined, Number.NaN, -5, 10)).map(({ id, percent }) => [id, percent])).toEqual(
    [
      ["slice0", 75],
      ["slice4", 25],
    ],
  );
});

test("gives what is rounded off to those that lost most", () => {
  expect(sharesOf(slices(1, 1, 1)).map(({ percent }) => percent)).toEqual([34, 33, 33]);
  expect(sharesOf(slices(49, 45, 11, 63)).map(({ percent }) => percent)).toEqual([29, 27, 7, 37]);
});

test("has no shares of nothing", () => {
  expect(sharesOf({})).toEqual([]);
  expect(sharesOf(slices(0, 0)).map(({ percent }) => percent)).toEqual([0, 0]);
});

test("adds up to 100, each less than one from its exact share", () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 168 }), fc.double({ min: 0, max: 1e6, noNaN: true }));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 12 }), (values) => {
      const total = values.reduce((sum, each) => sum + each, 0);
      fc.pre(total > 1e-6);
      const shares = sharesOf(slices(...values));
      expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      for (const { value: each, percent } of shares)
        expect(Math.abs(percent - (each / total) * 100)).toBeLessThan(1 + 1e-9);
    }),
  );
});
