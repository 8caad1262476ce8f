/** The numbers that a slider reaches. */
export interface Points {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Where a number is between the ends: 0 at the lower one, 1 at the upper. */
export function shareOf(value: number, { min, max }: Points): number {
  return clamp((value - min) / (max - min));
}

/** The number that can be reached nearest to a place between the ends. */
export function pointAt(share: number, { min, max, step }: Points): number {
  const last = Math.floor((max - min) / step + ROUNDING);
  const steps = Math.min(last, Math.round((clamp(share) * (max - min)) / step));
  return Number((min + steps * step).toFixed(DECIMALS));
}

/** The numbers that can be reached, from the lowest, where they are few enough to be told apart. */
export function fewPoints(points: Points): readonly number[] {
  const last = Math.floor((points.max - points.min) / points.step + ROUNDING);
  if (last > MAX_SHOWN) return [];
  return Array.from({ length: last + 1 }, (_, at) =>
    Number((points.min + at * points.step).toFixed(DECIMALS)),
  );
}

const MAX_SHOWN = 10;
/** Steps such as 0.1 are no binary fractions. */
const DECIMALS = 10;
const ROUNDING = 1e-9;

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
