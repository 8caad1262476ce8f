import type { Claim } from "@mindle/domain/catalogue/claim";
import { ILLUSTRATIVE } from "@mindle/domain/catalogue/illustrative";

/** Level of stress on the first day; all others are measured against it. */
export const FIRST_LEVEL = 100;

/** A day's level of stress. */
export interface CurvePoint {
  /** Days since the start. */
  readonly day: number;
  /** 100 on the first day. */
  readonly level: number;
  /** False where the level is drawn for illustration and nothing was measured. */
  readonly measured: boolean;
}

/** Assumed course of the fall in equal steps, as shares of the whole: only its ends are measured. */
const SHAPE = { source: ILLUSTRATIVE, fallen: [0, 0.12, 0.32, 0.56, 0.76, 0.91, 1] } as const;

/** The curve of a claim with percent and days; undefined for other claims. */
export function stressCurve({ percent, days }: Pick<Claim, "percent" | "days">): StressCurve | undefined {
  if (percent === undefined || days === undefined) return undefined;
  const last = SHAPE.fallen.length - 1;
  const points = SHAPE.fallen.map((share, index) => ({
    day: Math.round((days * index) / last),
    level: Math.round(FIRST_LEVEL - percent * share),
    measured: index === 0 || index === last,
  }));
  return { percent, days, points };
}

export interface StressCurve {
  readonly percent: number;
  readonly days: number;
  /** By day, the first and the last measured. */
  readonly points: readonly CurvePoint[];
}
