import { type CurvePoint, FIRST_LEVEL, type StressCurve } from "./stress-curve.ts";

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
