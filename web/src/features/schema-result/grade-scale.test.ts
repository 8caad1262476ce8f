import { bandOf } from "@mindle/domain/assessment/bands";
import fc from "fast-check";
import { expect, test } from "vitest";
import { heightOf, ZONES } from "./graph-geometry.ts";

const grade = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);

test("zones cover the plot from bottom to top without gaps", () => {
  expect(ZONES.map((zone) => zone.from)).toEqual([0, 4.4, 6.8, 8.5]);
  expect(ZONES.map((zone) => zone.to)).toEqual([4.4, 6.8, 8.5, 10]);
});

test("every grade ends in the zone of its band", () => {
  fc.assert(
    fc.property(grade, (value) => {
      const zone = ZONES.findLast(({ from }) => value >= from);
      expect(zone?.band).toBe(bandOf(value));
    }),
  );
});

test("a higher grade never stands lower, and none leaves the plot", () => {
  fc.assert(
    fc.property(grade, grade, (one, other) => {
      expect(Math.sign(heightOf(one) - heightOf(other))).toBe(Math.sign(one - other));
    }),
  );
  expect([heightOf(-1), heightOf(0), heightOf(6.8), heightOf(10), heightOf(11)]).toEqual([
    0, 0, 68, 100, 100,
  ]);
});
