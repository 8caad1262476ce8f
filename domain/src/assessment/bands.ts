/** Caution level of a grade. `serious` is the worst. */
export type Band = "healthy" | "normal" | "caution" | "serious";

/** Bands from best to worst, as a bar graph lists them. */
export const BANDS: readonly Band[] = ["healthy", "normal", "caution", "serious"];

/** Lowest grade of each band above healthy. */
export const BAND_THRESHOLDS = { normal: 4.4, caution: 6.8, serious: 8.5 } as const;

/** The band of a grade from 0 to 10: healthy < 4.4 ≤ normal < 6.8 ≤ caution < 8.5 ≤ serious. */
export function bandOf(grade: number): Band {
  if (grade >= BAND_THRESHOLDS.serious) return "serious";
  if (grade >= BAND_THRESHOLDS.caution) return "caution";
  if (grade >= BAND_THRESHOLDS.normal) return "normal";
  return "healthy";
}

/** Half of what one answer's step changes a grade by: seven answers of four steps make ten points. */
const HALF_STEP = 10 / 28 / 2;

/**
 * The band on the other side of a border that lies within half an answer's step of a grade; undefined away from borders. One
 * answer given a step differently would have led there.
 */
export function neighbourOf(grade: number): Band | undefined {
  const near = [grade - HALF_STEP, grade + HALF_STEP].map(bandOf);
  return near.find((band) => band !== bandOf(grade));
}
