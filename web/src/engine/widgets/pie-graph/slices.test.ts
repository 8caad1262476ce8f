import fc from "fast-check";
import { expect, test } from "vitest";
import { slicesOf } from "./slices.ts";

const label = { ko: "잠", en: "Sleep" };

/** Slices with these values. */
const written = (values: readonly (number | undefined)[]) =>
  Object.fromEntries(values.map((value, at) => [`slice${at}`, { label, value }]));

/** The numbers in an outline. */
const numbersIn = (path: string | undefined) => (path?.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

test("goes round once, each slice where the one before ends", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 168 }), { minLength: 2, maxLength: 12 }), (values) => {
      const paths = slicesOf(written(values)).map(({ path }) => numbersIn(path));
      for (const [at, path] of paths.entries()) {
        const [, , fromX, fromY] = path;
        const [toX, toY] = (paths.at(at - 1) ?? []).slice(-2);
        expect(fromX).toBeCloseTo(toX ?? Number.NaN, 1);
        expect(fromY).toBeCloseTo(toY ?? Number.NaN, 1);
      }
    }),
  );
});

test("takes the longer way round for more than half, and a whole pie is a circle in its middle", () => {
  const [most, rest] = slicesOf(written([3, 1]));
  expect(most?.path).toContain("A92 92 0 1 1");
  expect(rest?.path).toContain("A92 92 0 0 1");
  const [, whole] = slicesOf(written([0, 5]));
  expect(whole).toMatchObject({ percent: 100, lift: { x: 0, y: 0 } });
  expect(whole?.path).not.toContain("M0 0");
});

test("has no outline of nothing, and leaves out what has no number", () => {
  expect(slicesOf(written([undefined, 0, 4])).map(({ id, path }) => [id, path !== undefined])).toEqual([
    ["slice1", false],
    ["slice2", true],
  ]);
  expect(slicesOf(written([0, 0])).every(({ path }) => path === undefined)).toBe(true);
});

test("lifts a slice away from the middle", () => {
  const [first] = slicesOf(written([1, 1, 1, 1]));
  expect(first?.lift).toEqual({ x: 12.73, y: -12.73 });
});
