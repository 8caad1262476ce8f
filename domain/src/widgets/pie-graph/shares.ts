/** A slice with its share of all. */
export interface Share {
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
