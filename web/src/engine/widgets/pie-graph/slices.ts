import { type Share, sharesOf } from "@mindle/domain/widgets/pie-graph/shares";
import type { PieGraphProps } from "@mindle/domain/widgets/pie-graph/widget";

// The slices of a pie, in units of its drawing.

const RADIUS = 92;

/** How far a slice is lifted from the middle. */
const LIFT = 18;

/** A slice with where it lies. */
export interface Slice extends Share {
  /** Outline of the slice; undefined where there is nothing of it. */
  readonly path: string | undefined;
  /** Where it goes when it is lifted. */
  readonly lift: { readonly x: number; readonly y: number };
}

/** The slices that have a number, clockwise from the top. */
export function slicesOf(slices: PieGraphProps["slices"]): Slice[] {
  const shares = sharesOf(slices);
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return shares.map((share) => {
    const size = total === 0 ? 0 : share.value / total;
    const start = from;
    from += size;
    const middle = point(start + size / 2, LIFT);
    // A whole pie lies in the middle of its plate.
    const lift = size === 1 ? { x: 0, y: 0 } : middle;
    return { ...share, path: outline(start, size), lift };
  });
}

function outline(start: number, size: number): string | undefined {
  if (size <= 0) return undefined;
  if (size === 1)
    return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${RADIUS}A${RADIUS} ${RADIUS} 0 1 1 0 ${-RADIUS}Z`;
  const [from, to] = [point(start, RADIUS), point(start + size, RADIUS)];
  return `M0 0L${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 ${size > 0.5 ? 1 : 0} 1 ${to.x} ${to.y}Z`;
}

/** A point at a share of the way round. */
function point(share: number, distance: number): { readonly x: number; readonly y: number } {
  const angle = share * 2 * Math.PI;
  return { x: round(distance * Math.sin(angle)), y: round(-distance * Math.cos(angle)) };
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
