/**
 * Smallest difference between two means of 0–10 that exceeds normal fluctuation (measurement error): 1.96 · √2 · SD ·
 * √(1 − r) with SD 2 and r .8.
 */
export const RELIABLE_CHANGE = 2.5;

/** A value of a series; null where too much of it is missing. */
export interface ChangePoint {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly value: number | null;
}

/** What the values of a series mean. */
export interface ChangeScale {
  readonly min: number;
  readonly max: number;
  /** Smallest difference that exceeds normal fluctuation (measurement error). */
  readonly band: number;
  /** Whether it is harder with a higher value or with a lower one. */
  readonly harder: "more" | "less";
  /** Decimals that a value is shown with. */
  readonly digits: 0 | 1;
}

/** A point that has a value. */
export interface MeasuredPoint {
  readonly at: number;
  readonly value: number;
}

/**
 * How a value has changed: down or up by more than normal fluctuation (measurement error), or within it. It shows no
 * cause.
 */
export type Change = "less" | "usual" | "more";

/** The mean of a measure's items. A missing one is left out and never counts as zero; with two missing there is no mean. */
export function meanOf(items: readonly (number | undefined)[]): number | null {
  const given = items.filter((item) => item !== undefined);
  if (given.length === 0 || items.length - given.length > 1) return null;
  return given.reduce((sum, item) => sum + item, 0) / given.length;
}

/** How a value compares with an earlier one. */
export function changeBetween(before: number, now: number, band: number): Change {
  // Rounded, because floating-point errors could move a difference across the limit.
  const difference = Math.round((now - before) * 1e9) / 1e9;
  if (difference <= -band) return "less";
  return difference >= band ? "more" : "usual";
}

/** The points that have a value, the first one first. */
export function measuredPoints(points: readonly ChangePoint[]): readonly MeasuredPoint[] {
  return points
    .flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]))
    .toSorted((one, other) => one.at - other.at);
}

/** How the last value compares with the first; undefined before there are two. */
export function changeOf(points: readonly ChangePoint[], band: number): Change | undefined {
  const measured = measuredPoints(points);
  const first = measured[0];
  const last = measured.at(-1);
  if (first === undefined || last === undefined || measured.length < 2) return undefined;
  return changeBetween(first.value, last.value, band);
}
