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
  /** The scores from which help comes by itself; a measure without them asks about something else than distress. */
  readonly care?: CareBorders;
}

/** Scores from which help comes by itself. A score on a border has reached it. */
interface CareBorders {
  /** A quiet line with helplines beside the reply. */
  readonly line: number;
  /** The help card before anything else. */
  readonly card?: number;
}

/** Highest level of any measure. A cut-off beyond it changes no level. */
const MAX_LEVEL = 3;

/**
 * The measures of docs/specification.md ("Content"), with its cut-offs. Depression has the twenty items, range
 * and reversed items of the CES-D; the others have items of our own, as many as make the cut-offs fall in their range.
 *
 * Help comes with a depression of 16 and 21 and an anxiety of 55 and 60, and with the second and third levels of stress and
 * sleeplessness. Little minder power (below its first level) has the quiet line alone: who finds nothing to lean on can lean on
 * a phone call, but has not said that anything is wrong. Self-literacy asks about a skill, so it has neither.
 */
export const MEASURES = {
  depression: {
    items: 20,
    min: 0,
    max: 3,
    reversed: [4, 8, 12, 16],
    cutOffs: [16, 21, 25],
    harder: "more",
    care: { line: 16, card: 21 },
  },
  stress: {
    items: 10,
    min: 1,
    max: 5,
    reversed: [],
    cutOffs: [25, 30, 35],
    harder: "more",
    care: { line: 30, card: 35 },
  },
  "minder-power": {
    items: 10,
    min: 1,
    max: 5,
    reversed: [],
    cutOffs: [26, 40],
    harder: "less",
    care: { line: 25 },
  },
  anxiety: {
    items: 20,
    min: 1,
    max: 4,
    reversed: [],
    cutOffs: [50, 55, 60, 65],
    harder: "more",
    care: { line: 55, card: 60 },
  },
  "self-literacy": { items: 8, min: 1, max: 4, reversed: [], cutOffs: [16, 24, 32], harder: "less" },
  bulmin: {
    items: 7,
    min: 0,
    max: 4,
    reversed: [],
    cutOffs: [16, 20, 24],
    harder: "more",
    care: { line: 20, card: 24 },
  },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof MEASURES;

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
 * The help that a measure's items bring by themselves: 0 none, 1 a quiet line with helplines, 2 the help card before anything
 * else. Throws as {@link score} does.
 */
export function care(name: MeasureName, items: readonly number[]): 0 | 1 | 2 {
  const { care: borders, harder }: Measure = MEASURES[name];
  const total = score(name, items);
  const reaches = (border: number | undefined) =>
    border !== undefined && (harder === "more" ? total >= border : total <= border);
  if (reaches(borders?.card)) return 2;
  return reaches(borders?.line) ? 1 : 0;
}

/**
 * Whether items are near a border between levels: with one of them half its range away, the level would be another. Where levels
 * are no wider than an item's range, as those of bulmin, every score between them is near one. Throws as {@link score} does.
 */
export function isNearBorder(name: MeasureName, items: readonly number[]): boolean {
  const { min, max, cutOffs }: Measure = MEASURES[name];
  const total = score(name, items);
  const half = (max - min) / 2;
  return cutOffs.slice(0, MAX_LEVEL).some((cutOff) => total >= cutOff - half && total < cutOff + half);
}

/** Whether an item, numbered from 1, is answered with one of the two points of its scale that are hardest. */
export function isHardAnswer(name: MeasureName, item: number, answer: number): boolean {
  const { min, max, reversed, harder }: Measure = MEASURES[name];
  return isAtEnd(answer, { min, max, end: reversed.includes(item) === (harder === "more") ? "min" : "max" });
}

/** Whether an answer is one of the last two points before an end of a scale, and not its other end. */
export function isAtEnd(
  answer: number,
  { min, max, end }: { readonly min: number; readonly max: number; readonly end: "min" | "max" },
): boolean {
  return end === "max" ? answer >= max - 1 && answer > min : answer <= min + 1 && answer < max;
}

/** How many of a measure's items {@link isHardAnswer} holds for. Throws as {@link score} does. */
export function hardAnswers(name: MeasureName, items: readonly number[]): number {
  score(name, items);
  return items.filter((answer, at) => isHardAnswer(name, at + 1, answer)).length;
}

/**
 * How a measure changed: 1 where it is harder than before by its reliable change or more, -1 where it is as much easier, else 0.
 * Throws as {@link score} does.
 */
export function change(name: MeasureName, before: readonly number[], now: readonly number[]): -1 | 0 | 1 {
  const { harder }: Measure = MEASURES[name];
  const more = score(name, now) - score(name, before);
  if (Math.abs(more) < reliableChange(name)) return 0;
  return more > 0 === (harder === "more") ? 1 : -1;
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
