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

/** A slice with its share of all. */
interface Share {
  readonly id: string;
  readonly value: number;
  /** A whole number; the percents of all slices add up to 100. */
  readonly percent: number;
}

/**
 * The slices that have a number, in their order. What is rounded off goes to those that lost most by it. All have no
 * share where their numbers are 0.
 */
export function sharesOf(slices: Readonly<Record<string, { readonly value: number | undefined }>>): Share[] {
  const known = Object.entries(slices).flatMap(([id, { value }]) =>
    value !== undefined && Number.isFinite(value) && value >= 0 ? [{ id, value }] : [],
  );
  const total = known.reduce((sum, { value }) => sum + value, 0);
  if (total === 0 || !Number.isFinite(total)) return known.map((slice) => ({ ...slice, percent: 0 }));

  const exact = known.map(({ value }) => (value / total) * 100);
  const left = 100 - exact.reduce((sum, percent) => sum + Math.floor(percent), 0);
  const byLoss = exact.map((percent, at) => ({ at, lost: percent % 1 })).sort((a, b) => b.lost - a.lost);
  const raised = new Set(byLoss.slice(0, left).map(({ at }) => at));
  return known.map((slice, at) => ({
    ...slice,
    percent: Math.floor(exact[at] ?? 0) + (raised.has(at) ? 1 : 0),
  }));
}
