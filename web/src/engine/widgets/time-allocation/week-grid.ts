import type { Week } from "@mindle/domain/widgets/time-allocation/definition";
import { HOURS_PER_WEEK } from "@mindle/domain/widgets/time-allocation/week";

// The week as a grid of cells, one an hour. An answer has hours only: which cells are a row's is chosen while painting.

/** Cells beside one another: an hour of every day. */
export const COLUMNS = 7;

export const LINES = HOURS_PER_WEEK / COLUMNS;

/** The row that each cell belongs to, from the top; undefined for one that is free. */
export type WeekGrid = readonly (string | undefined)[];

export const EMPTY_GRID: WeekGrid = Array.from({ length: HOURS_PER_WEEK }, () => undefined);

/** The grid with as many cells of each row as it has hours: what lies there stays, as far as it is right. */
export function fitGrid(grid: WeekGrid, week: Week, rows: readonly string[]): WeekGrid {
  const missing = new Map(rows.map((row) => [row, Math.max(0, week[row] ?? 0)]));
  const fitting = grid.map((row) => {
    const hours = row === undefined ? 0 : (missing.get(row) ?? 0);
    if (row === undefined || hours === 0) return undefined;
    missing.set(row, hours - 1);
    return row;
  });
  const toAdd = rows.flatMap((row) => Array.from({ length: missing.get(row) ?? 0 }, () => row));
  return fitting.map((row) => row ?? toAdd.shift());
}

/** The cells that one touch of a cell paints: as many as a step has hours. */
export function cellsAt(cell: number, step: number): number[] {
  const first = Math.floor(cell / step) * step;
  return Array.from({ length: Math.min(step, HOURS_PER_WEEK - first) }, (_, at) => first + at);
}

/** Gives cells to a row; to none where it is undefined. */
export function paintGrid(grid: WeekGrid, cells: readonly number[], row: string | undefined): WeekGrid {
  return grid.map((before, at) => (cells.includes(at) ? row : before));
}

/** The week after painting. A row without a cell any more is as if it had not been answered. */
export function paintWeek(week: Week, before: WeekGrid, after: WeekGrid): Week {
  const painted = new Map(Object.entries(week));
  for (const row of new Set([...before, ...after])) {
    const change = row === undefined ? 0 : count(after, row) - count(before, row);
    if (row === undefined || change === 0) continue;
    const hours = (painted.get(row) ?? 0) + change;
    if (hours > 0) painted.set(row, hours);
    else painted.delete(row);
  }
  return Object.fromEntries(painted);
}

function count(grid: WeekGrid, row: string): number {
  return grid.filter((each) => each === row).length;
}

/** The cells on a straight way from one place to another; places are columns and lines with fractions. */
export function cellsBetween(from: Place, to: Place): number[] {
  const points = Math.max(
    1,
    Math.ceil(2 * Math.max(Math.abs(to.column - from.column), Math.abs(to.line - from.line))),
  );
  const cells = Array.from({ length: points + 1 }, (_, at) => {
    const share = at / points;
    return cellAt({
      column: from.column + (to.column - from.column) * share,
      line: from.line + (to.line - from.line) * share,
    });
  });
  return [...new Set(cells.flatMap((cell) => cell ?? []))];
}

export interface Place {
  readonly column: number;
  readonly line: number;
}

/** The cell at a place; undefined beside the grid. */
export function cellAt({ column, line }: Place): number | undefined {
  if (column < 0 || column >= COLUMNS || line < 0 || line >= LINES) return undefined;
  return Math.floor(line) * COLUMNS + Math.floor(column);
}

/** Hours after one press up or down: the next multiple of the step, not more than are left and not below none. */
export function steppedHours(
  hours: number,
  direction: 1 | -1,
  { step, left }: { readonly step: number; readonly left: number },
): number {
  if (direction === -1) return Math.max(0, Math.ceil(hours / step) * step - step);
  return Math.min(Math.floor(hours / step) * step + step, hours + Math.max(0, left));
}
