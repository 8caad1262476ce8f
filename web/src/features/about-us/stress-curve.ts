import type { Claim } from "@mindle/domain/catalogue/documents";
import { ILLUSTRATIVE, surveyOf } from "@mindle/domain/catalogue/survey";

/** Level of stress on the first day; all others are measured against it. */
export const FIRST_LEVEL = 100;

/** A day's level of stress. */
export interface CurvePoint {
  /** Days since the start. */
  readonly day: number;
  /** 100 on the first day. */
  readonly level: number;
  /** The first and the last day, which the claim is about. */
  readonly isEnd: boolean;
  /** False where the level is drawn for illustration and nothing was measured. */
  readonly measured: boolean;
}

/** Assumed course of the fall in equal steps, as shares of the whole: only its ends can be measured. */
const SHAPE = { source: ILLUSTRATIVE, fallen: [0, 0.12, 0.32, 0.56, 0.76, 0.91, 1] } as const;

/** The curve of a claim with percent and days; undefined for other claims. */
export function stressCurve(
  claim: Pick<Claim, "percent" | "days" | "population" | "date">,
): StressCurve | undefined {
  const { percent, days } = claim;
  if (percent === undefined || days === undefined) return undefined;
  const isSurveyed = surveyOf(claim) !== undefined;
  const last = SHAPE.fallen.length - 1;
  const points = SHAPE.fallen.map((share, index) => ({
    day: Math.round((days * index) / last),
    level: Math.round(FIRST_LEVEL - percent * share),
    isEnd: index === 0 || index === last,
    measured: isSurveyed && (index === 0 || index === last),
  }));
  return { percent, days, isSurveyed, points };
}

export interface StressCurve {
  readonly percent: number;
  readonly days: number;
  /** Its ends were measured. */
  readonly isSurveyed: boolean;
  /** By day. */
  readonly points: readonly CurvePoint[];
}

/** A point of the plot, in percent from its left and top edges. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** The x axis runs from the first day to the last, the y axis from 0 to the first day's level. */
export function placeOf({ day, level }: Pick<CurvePoint, "day" | "level">, days: number): Place {
  return { x: (day / days) * 100, y: ((FIRST_LEVEL - level) / FIRST_LEVEL) * 100 };
}

/** The curve as a path in a plot of 100 × 100: through the first and the last point, rounded at those between. */
export function curvePath({ points, days }: StressCurve): string {
  const places = points.map((point) => placeOf(point, days));
  const steps = places.map((place, index) => {
    const next = places[index + 1];
    if (next === undefined) return `L${spot(place)}`;
    const middle = spot({ x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 });
    return index === 0 ? `M${spot(place)}L${middle}` : `Q${spot(place)} ${middle}`;
  });
  return steps.join("");
}

function spot({ x, y }: Place): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
