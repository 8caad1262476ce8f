import { expect, test } from "vitest";
import { curvePath, placeOf, stressCurve } from "./stress-curve.ts";

const survey = { population: { ko: "이용자 200명", en: "200 users" }, date: "2026-11-21" };
const curve = stressCurve({ percent: 30, days: 30, ...survey });
const example = stressCurve({ percent: 30, days: 30 });

test("the curve falls by what the claim says, in the days it says, and never rises", () => {
  const points = curve?.points ?? [];
  expect(points.at(0)).toEqual({ day: 0, level: 100, isEnd: true, measured: true });
  expect(points.at(-1)).toEqual({ day: 30, level: 70, isEnd: true, measured: true });
  for (const [index, { day, level }] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined) continue;
    expect(day).toBeGreaterThan(before.day);
    expect(level).toBeLessThan(before.level);
  }
});

test("only its ends are said to be measured", () => {
  expect(curve?.points.slice(1, -1).map(({ measured }) => measured)).toEqual(Array(5).fill(false));
});

test("without a survey nothing is said to be measured, not even the ends", () => {
  expect(example?.isSurveyed).toBe(false);
  expect(example?.points.map(({ level }) => level)).toEqual(curve?.points.map(({ level }) => level));
  expect(example?.points.some(({ measured }) => measured)).toBe(false);
});

test("a claim without a figure or a time has no curve", () => {
  expect(stressCurve({ percent: 96 })).toBeUndefined();
  expect(stressCurve({ days: 30 })).toBeUndefined();
});

test("the plot begins at zero, so that the fall looks as large as it is", () => {
  const points = curve?.points ?? [];
  expect(points.map((point) => placeOf(point, 30)).at(0)).toEqual({ x: 0, y: 0 });
  expect(points.map((point) => placeOf(point, 30)).at(-1)).toEqual({ x: 100, y: 30 });
});

test("the drawn line begins and ends at the measured points", () => {
  const path = curve === undefined ? "" : curvePath(curve);
  expect(path).toMatch(/^M0 0L/);
  expect(path).toMatch(/L100 30$/);
});
