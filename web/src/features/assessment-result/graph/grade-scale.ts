import { BAND_THRESHOLDS, BANDS, type Band } from "@mindle/domain/assessment/bands";

const HIGHEST_GRADE = 10;

/** A part of the scale in grades; `to` is exclusive except for the last. */
export interface Zone {
  readonly band: Band;
  readonly from: number;
  readonly to: number;
}

/** The parts from 0 to 10, one per band, without gaps. */
export const ZONES: readonly Zone[] = BANDS.map((band, index) => ({
  band,
  from: floorOf(band),
  to: floorOf(BANDS[index + 1]),
}));

function floorOf(band: Band | undefined): number {
  if (band === undefined) return HIGHEST_GRADE;
  return band === "healthy" ? 0 : BAND_THRESHOLDS[band];
}

/** A grade in percent of the scale. */
export function partOf(grade: number): number {
  return Math.round(Math.min(HIGHEST_GRADE, Math.max(0, grade)) * (100 / HIGHEST_GRADE) * 10) / 10;
}
