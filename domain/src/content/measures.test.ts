import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  care,
  change,
  hardAnswers,
  isHardAnswer,
  isMeasure,
  isNearBorder,
  level,
  levelOfScore,
  MEASURES,
  type MeasureName,
  reliableChange,
  score,
} from "./measures.ts";

const NAMES = Object.keys(MEASURES).filter(isMeasure);
const itemsOf = (name: MeasureName, item: (at: number) => number): number[] =>
  Array.from({ length: MEASURES[name].items }, (_, at) => item(at));

describe("levels", () => {
  test.each([
    ["depression", [15, 16, 20, 21, 24, 25, 60], [0, 1, 1, 2, 2, 3, 3]],
    ["stress", [10, 24, 25, 29, 30, 34, 35, 50], [0, 0, 1, 1, 2, 2, 3, 3]],
    ["minder-power", [25, 26, 39, 40, 50], [0, 1, 1, 2, 2]],
    ["anxiety", [49, 50, 54, 55, 59, 60, 64, 65, 80], [0, 1, 1, 2, 2, 3, 3, 3, 3]],
    ["self-literacy", [15, 16, 23, 24, 31, 32], [0, 1, 1, 2, 2, 3]],
    ["bulmin", [15, 16, 19, 20, 23, 24, 28], [0, 1, 1, 2, 2, 3, 3]],
  ] as const)("%s begins its levels at the cut-offs of the specification", (name, scores, levels) => {
    expect(scores.map((total) => levelOfScore(name, total))).toEqual(levels);
  });

  test.each(NAMES)("%s can reach every level with its items, and no other", (name) => {
    const { min, max, items, reversed } = MEASURES[name];
    const isReversed = (at: number) => reversed.some((number) => number === at + 1);
    const lowest = itemsOf(name, (at) => (isReversed(at) ? max : min));
    const highest = itemsOf(name, (at) => (isReversed(at) ? min : max));
    expect([score(name, lowest), score(name, highest)]).toEqual([min * items, max * items]);
    expect(level(name, lowest)).toBe(0);
    expect(level(name, highest)).toBe(Math.min(3, MEASURES[name].cutOffs.length));
  });
});

describe("scores", () => {
  test("the fourth, eighth, twelfth and sixteenth items of depression count from the other end", () => {
    const only = (number: number) => itemsOf("depression", (at) => (at + 1 === number ? 3 : 0));
    const base = score(
      "depression",
      itemsOf("depression", () => 0),
    );
    expect(base).toBe(12);
    for (const number of [4, 8, 12, 16]) expect(score("depression", only(number))).toBe(base - 3);
    for (const number of [1, 5, 20]) expect(score("depression", only(number))).toBe(base + 3);
  });

  test.each(NAMES)("%s grows by one with each item that is not reversed", (name) => {
    const { min, max, reversed } = MEASURES[name];
    const items = fc.array(fc.integer({ min, max: max - 1 }), {
      minLength: MEASURES[name].items,
      maxLength: MEASURES[name].items,
    });
    fc.assert(
      fc.property(items, fc.nat(MEASURES[name].items - 1), (answers, at) => {
        const more = answers.map((answer, index) => (index === at ? answer + 1 : answer));
        const sign = reversed.some((number) => number === at + 1) ? -1 : 1;
        expect(score(name, more) - score(name, answers)).toBe(sign);
      }),
    );
  });

  test.each(NAMES)("%s refuses another number of items and items out of range", (name) => {
    const { min, max } = MEASURES[name];
    const good = itemsOf(name, () => min);
    expect(() => score(name, good.slice(1))).toThrow(RangeError);
    expect(() => score(name, [...good, min])).toThrow(RangeError);
    expect(() => score(name, [])).toThrow(RangeError);
    for (const bad of [min - 1, max + 1, min + 0.5, Number.NaN]) {
      expect(() => score(name, good.with(-1, bad))).toThrow(RangeError);
    }
  });
});

/** Items with a score, as even as can be. */
function itemsWithScore(name: MeasureName, total: number): number[] {
  const { items, min, max, reversed } = MEASURES[name];
  const each = Math.floor(total / items);
  return itemsOf(name, (at) => {
    const counted = each + (at < total - each * items ? 1 : 0);
    return reversed.some((number) => number === at + 1) ? min + max - counted : counted;
  });
}

describe("care", () => {
  // The guide's table: a quiet line with a number, then the help card before anything else.
  test.each([
    ["depression", [15, 16, 20, 21, 60], [0, 1, 1, 2, 2]],
    ["anxiety", [54, 55, 59, 60, 80], [0, 1, 1, 2, 2]],
    ["stress", [29, 30, 34, 35, 50], [0, 1, 1, 2, 2]],
    ["bulmin", [19, 20, 23, 24, 28], [0, 1, 1, 2, 2]],
    ["minder-power", [50, 26, 25, 10], [0, 0, 1, 1]],
    ["self-literacy", [8, 15, 16, 32], [0, 0, 0, 0]],
  ] as const)("of %s begins at its borders", (name, scores, expected) => {
    expect(scores.map((total) => care(name, itemsWithScore(name, total)))).toEqual(expected);
  });

  test.each(["stress", "bulmin"] as const)(
    "of %s is a line at the second level, the card at the third",
    (name) => {
      const { items, min, max } = MEASURES[name];
      for (let total = items * min; total <= items * max; total += 1) {
        expect(care(name, itemsWithScore(name, total))).toBe(Math.max(0, levelOfScore(name, total) - 1));
      }
    },
  );
});

test.each(NAMES)("%s is near a border where half an item's range would change the level", (name) => {
  const { items, min, max } = MEASURES[name];
  const half = (max - min) / 2;
  for (let total = items * min; total <= items * max; total += 1) {
    const levels = [total - half, total, total + half].map((moved) => levelOfScore(name, moved));
    expect([total, isNearBorder(name, itemsWithScore(name, total))]).toEqual([
      total,
      new Set(levels).size > 1,
    ]);
  }
});

describe("hard answers", () => {
  test("are the two upper points of the scale, of reversed items the two lower ones", () => {
    const hard = (item: number) => [0, 1, 2, 3].filter((answer) => isHardAnswer("depression", item, answer));
    expect([hard(1), hard(4), hard(20)]).toEqual([
      [2, 3],
      [0, 1],
      [2, 3],
    ]);
  });

  test("are the two lower points where less is harder", () => {
    expect([1, 2, 3, 4, 5].filter((answer) => isHardAnswer("minder-power", 1, answer))).toEqual([1, 2]);
  });

  test("are counted whatever they add up to, and not of items that are missing", () => {
    expect(hardAnswers("stress", [5, 4, 4, 3, 1, 1, 1, 1, 1, 1])).toBe(3);
    expect(() => hardAnswers("stress", [5, 4, 4])).toThrow(RangeError);
  });
});

describe("change", () => {
  test.each(NAMES)("of %s is harder or easier from its reliable change on", (name) => {
    const { items, min, max, harder } = MEASURES[name];
    const middle = Math.round((items * (min + max)) / 2);
    const moved = (by: number) =>
      change(
        name,
        itemsWithScore(name, middle),
        itemsWithScore(name, harder === "more" ? middle + by : middle - by),
      );
    const least = reliableChange(name);
    expect([-least, 1 - least, 0, least - 1, least].map(moved)).toEqual([-1, 0, 0, 0, 1]);
  });
});

describe("reliable change", () => {
  /** The formula of Jacobson & Truax (1991), from a range, with an SD of 15 % of it and a reliability of .85. */
  const index = (change: number, range: number) => change / (Math.SQRT2 * 0.15 * range * Math.sqrt(1 - 0.85));

  test.each(NAMES)("of %s is the least whole change whose index passes 1.96", (name) => {
    const { items, min, max } = MEASURES[name];
    const range = items * (max - min);
    const change = reliableChange(name);
    expect(index(change, range)).toBeGreaterThan(1.96);
    expect(index(change - 1, range)).toBeLessThanOrEqual(1.96);
    expect(Number.isInteger(change)).toBe(true);
    expect(change).toBeLessThan(range / 4);
  });

  test("is wider, the wider the range", () => {
    const ranges = ["self-literacy", "bulmin", "stress", "depression"] as const;
    expect(ranges.map((name) => reliableChange(name))).toEqual([4, 5, 7, 10]);
  });
});
