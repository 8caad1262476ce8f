/** A questionnaire that content may score: its items are numbers from `min` to `max`. */
interface Measure {
  readonly items: number;
  readonly min: number;
  readonly max: number;
  /** Items counted from the other end, numbered from 1. */
  readonly reversed: readonly number[];
  /** The score from which a level begins; the level is how many of them are reached. */
  readonly cutOffs: readonly number[];
  /** Whether it is harder with a higher score or with a lower one. */
  readonly harder: "more" | "less";
}

/** Highest level of any measure. A cut-off beyond it changes no level. */
const MAX_LEVEL = 3;

/**
 * The measures of the specification (section 9, "Content"), with its cut-offs. Depression has the twenty items, range
 * and reversed items of the CES-D; the others have items of our own, as many as make the cut-offs fall in their range.
 */
export const MEASURES = {
  depression: { items: 20, min: 0, max: 3, reversed: [4, 8, 12, 16], cutOffs: [16, 21, 25], harder: "more" },
  stress: { items: 10, min: 1, max: 5, reversed: [], cutOffs: [25, 30, 35], harder: "more" },
  "minder-power": { items: 10, min: 1, max: 5, reversed: [], cutOffs: [26, 40], harder: "less" },
  anxiety: { items: 20, min: 1, max: 4, reversed: [], cutOffs: [50, 55, 60, 65], harder: "more" },
  "self-literacy": { items: 8, min: 1, max: 4, reversed: [], cutOffs: [16, 24, 32], harder: "less" },
  bulmin: { items: 7, min: 0, max: 4, reversed: [], cutOffs: [16, 20, 24], harder: "more" },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof MEASURES;

/** True for the name of a measure. */
export function isMeasure(name: string): name is MeasureName {
  return Object.hasOwn(MEASURES, name);
}

export const MEASURE_NAMES: readonly MeasureName[] = Object.keys(MEASURES).filter(isMeasure);

/** The least and the greatest score of a measure. */
export function scoreRange(name: MeasureName): { readonly min: number; readonly max: number } {
  const { items, min, max } = MEASURES[name];
  return { min: items * min, max: items * max };
}

/**
 * The sum of a measure's items, reversed ones counted from the other end. Throws a RangeError where there are more or
 * fewer items than the measure has, or one that is no whole number in its range.
 */
export function score(name: MeasureName, items: readonly number[]): number {
  const { items: count, min, max, reversed }: Measure = MEASURES[name];
  if (items.length !== count) {
    throw new RangeError(`${name}: expected ${count} items, found ${items.length}`);
  }
  return items.reduce((sum, item, at) => {
    if (!Number.isInteger(item) || item < min || item > max) {
      throw new RangeError(`${name}: item ${at + 1} must be a whole number from ${min} to ${max}`);
    }
    return sum + (reversed.includes(at + 1) ? min + max - item : item);
  }, 0);
}

/** How many cut-offs a score reaches, 3 at most. */
export function levelOfScore(name: MeasureName, total: number): number {
  const { cutOffs }: Measure = MEASURES[name];
  return Math.min(MAX_LEVEL, cutOffs.filter((cutOff) => total >= cutOff).length);
}

/** The level of a measure's items, from 0 to 3. Throws as {@link score} does. */
export function level(name: MeasureName, items: readonly number[]): number {
  return levelOfScore(name, score(name, items));
}

/**
 * What is assumed of every measure until there are data of our own. The standard deviation is a share of the range: perceived
 * stress has 6.35 of 40 (Cohen & Williamson 1988), the CES-D 8.6 of 60 (Radloff 1977). The reliability is that of both (Cohen,
 * Kamarck & Mermelstein 1983; Radloff 1977).
 */
const ASSUMED = { deviation: 0.15, reliability: 0.85 } as const;

/**
 * The least change of a measure's sum that is more than its own imprecision: the reliable change index passes 1.96, where it
 * is the change over √2 · SD · √(1 − r) (Jacobson & Truax 1991). A whole number, since sums are.
 */
export function reliableChange(name: MeasureName): number {
  const { items, min, max }: Measure = MEASURES[name];
  const standardError = ASSUMED.deviation * items * (max - min) * Math.sqrt(1 - ASSUMED.reliability);
  return Math.floor(1.96 * Math.SQRT2 * standardError) + 1;
}
