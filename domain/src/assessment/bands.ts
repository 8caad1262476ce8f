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
