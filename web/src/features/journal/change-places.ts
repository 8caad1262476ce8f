import type { ChangeScale, MeasuredPoint } from "@mindle/domain/programme/change";

const TOP = 30;
const BOTTOM = 40;
const HEIGHT = 240;

/** The room of a graph. */
export const VIEW = {
  width: 340,
  height: HEIGHT,
  left: 34,
  right: 18,
  /** Where a value of a scale stands. */
  y: (value: number, { min, max }: ChangeScale) =>
    TOP + ((max - value) / (max - min)) * (HEIGHT - TOP - BOTTOM),
} as const;

/** Room beside the first and last point. */
const INSET = 22;

/** Width of a leaf of the hedge. */
const LEAF = 17;

/** Where the points stand: across by time, up by value. */
export function placesOf(points: readonly MeasuredPoint[], scale: ChangeScale) {
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  const [from, to] = [VIEW.left + INSET, VIEW.width - VIEW.right - INSET];
  return points.map(({ at, value }) => ({
    at,
    value,
    x: span === 0 ? (from + to) / 2 : from + ((at - first) / span) * (to - from),
    y: VIEW.y(value, scale),
  }));
}

/**
 * A hedge from one side to the other, as thick as normal fluctuation (measurement error) around a value and never
 * beyond the scale.
 */
export function hedgePath(value: number, scale: ChangeScale): string {
  const { min, max, band } = scale;
  const top = VIEW.y(Math.min(max, value + band), scale);
  const bottom = VIEW.y(Math.max(min, value - band), scale);
  const leaves = Math.floor((VIEW.width - VIEW.left - VIEW.right) / LEAF);
  const width = (VIEW.width - VIEW.left - VIEW.right) / leaves;
  const along = (step: number) => `q${step / 2} ${-Math.sign(step) * 6} ${step} 0`;
  return `M${VIEW.left} ${top}${along(width).repeat(leaves)}V${bottom}${along(-width).repeat(leaves)}Z`;
}
