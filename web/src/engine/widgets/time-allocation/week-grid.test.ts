import { HOURS_PER_WEEK } from "@mindle/domain/widgets/time-allocation/week";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cellsAt,
  cellsBetween,
  EMPTY_GRID,
  fitGrid,
  paintGrid,
  paintWeek,
  steppedHours,
} from "./week-grid.ts";

const ROWS = ["sleep", "work", "people"];

const weeks = fc.dictionary(fc.constantFrom(...ROWS, "gone"), fc.integer({ min: -5, max: 200 }));
const grids = fc
  .array(fc.constantFrom(undefined, ...ROWS, "gone"), {
    minLength: HOURS_PER_WEEK,
    maxLength: HOURS_PER_WEEK,
  })
  .map((grid): readonly (string | undefined)[] => grid);

const count = (grid: readonly (string | undefined)[], row: string) =>
  grid.filter((each) => each === row).length;

test("has a cell for every hour, as far as they fit, and leaves right cells where they are", () => {
  fc.assert(
    fc.property(grids, weeks, (before, week) => {
      const grid = fitGrid(before, week, ROWS);
      expect(grid).toHaveLength(HOURS_PER_WEEK);
      const wanted = ROWS.map((row) => Math.max(0, week[row] ?? 0));
      const total = wanted.reduce((sum, hours) => sum + hours, 0);
      if (total <= HOURS_PER_WEEK) expect(ROWS.map((row) => count(grid, row))).toEqual(wanted);
      else expect(grid).not.toContain(undefined);
      expect(fitGrid(grid, week, ROWS)).toEqual(grid);
    }),
  );
});

test("painting changes the hours by the cells that changed, and never beyond the week", () => {
  const strokes = fc.array(
    fc.record({
      cell: fc.nat(HOURS_PER_WEEK - 1),
      row: fc.constantFrom(undefined, ...ROWS),
      step: fc.constantFrom(1, 5),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(strokes, (touches) => {
      let grid = EMPTY_GRID;
      let week: Readonly<Record<string, number>> = {};
      for (const { cell, row, step } of touches) {
        const after = paintGrid(grid, cellsAt(cell, step), row);
        week = paintWeek(week, grid, after);
        grid = after;
        expect(grid[cell]).toBe(row);
        expect(fitGrid(grid, week, ROWS)).toEqual(grid);
      }
      expect(Object.values(week).every((hours) => hours > 0)).toBe(true);
    }),
  );
});

test("keeps the hours of rows that were not painted, also where there are none", () => {
  const week = { sleep: 0, gone: 4 };
  expect(paintWeek(week, EMPTY_GRID, paintGrid(EMPTY_GRID, [3], "work"))).toEqual({
    sleep: 0,
    gone: 4,
    work: 1,
  });
});

test("a fast finger leaves no cell out", () => {
  expect(cellsBetween({ column: 0.5, line: 0.5 }, { column: 6.5, line: 0.5 })).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(cellsBetween({ column: 2.5, line: 1.5 }, { column: 2.5, line: 4.5 })).toEqual([9, 16, 23, 30]);
  expect(cellsBetween({ column: -3, line: 2 }, { column: -1, line: 2 })).toEqual([]);
});

test("a press goes to the next multiple of the step, and takes no more than is left", () => {
  expect(steppedHours(0, 1, { step: 5, left: 168 })).toBe(5);
  expect(steppedHours(53, 1, { step: 5, left: 60 })).toBe(55);
  expect(steppedHours(53, -1, { step: 5, left: 60 })).toBe(50);
  expect(steppedHours(50, 1, { step: 5, left: 3 })).toBe(53);
  expect(steppedHours(50, 1, { step: 1, left: -2 })).toBe(50);
  expect(steppedHours(0, -1, { step: 1, left: 5 })).toBe(0);
});
