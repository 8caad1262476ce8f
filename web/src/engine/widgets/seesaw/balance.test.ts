import type { SeesawValue } from "@mindle/domain/widgets/seesaw/definition";
import { seesawWidget } from "@mindle/domain/widgets/seesaw/widget";
import fc from "fast-check";
import { expect, test } from "vitest";
import { heap, load, SIDES, tilt, weigh } from "./balance.ts";

const { many, usual } = seesawWidget.examples.props;
if (many === undefined || usual === undefined) throw new Error("there are no such examples");

const weights = (rows: Readonly<Record<string, unknown>>) =>
  fc.dictionary(fc.constantFrom(...Object.keys(rows)), fc.integer({ min: 1, max: 5 }));
const values: fc.Arbitrary<SeesawValue> = fc.record({
  gives: weights(many.gives.rows),
  takes: weights(many.takes.rows),
});

test("tips to the heavier side, the more the heavier it is", () => {
  const give = (weight: number): SeesawValue => ({ gives: { praise: weight }, takes: { sleep: 3 } });
  const tilts = [1, 2, 3, 4, 5].map((weight) => tilt(give(weight), usual));
  expect(tilts).toEqual(tilts.toSorted((a, b) => b - a));
  expect(tilts[2]).toBe(0);
  fc.assert(
    fc.property(values, (value) => {
      const difference = load(value, many, "takes") - load(value, many, "gives");
      expect(Math.sign(tilt(value, many))).toBe(Math.sign(difference));
      expect(Math.abs(tilt(value, many))).toBeLessThan(14);
    }),
  );
});

test("heaps every pebble on its side of the board, within the picture", () => {
  fc.assert(
    fc.property(values, fc.constantFrom(...SIDES), (value, side) => {
      const pebbles = heap(value, many, side);
      expect(pebbles.map(({ id }) => id).toSorted()).toEqual(Object.keys(value[side]).toSorted());
      for (const { x, y, radius } of pebbles) {
        expect(Math.abs(x) + radius).toBeLessThanOrEqual(158);
        expect(side === "gives" ? x + radius : radius - x).toBeLessThan(0);
        expect(y + radius).toBeLessThanOrEqual(0.001);
        expect(radius - y).toBeLessThanOrEqual(96);
      }
    }),
  );
});

test("takes a row off with the weight 0, and leaves weights that there are not out of the picture", () => {
  const value = { gives: { praise: 2, calm: 4 }, takes: { sleep: 9 } };
  expect(weigh(value, "gives", "praise", 0)).toEqual({ gives: { calm: 4 }, takes: { sleep: 9 } });
  expect(weigh(value, "takes", "joy", 1)).toEqual({ ...value, takes: { sleep: 9, joy: 1 } });
  expect(heap(value, usual, "takes")).toEqual([]);
  expect(load(value, usual, "takes")).toBe(0);
});
