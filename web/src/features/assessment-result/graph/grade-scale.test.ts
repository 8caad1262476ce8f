import { bandOf } from "@mindle/domain/assessment/bands";
import fc from "fast-check";
import { expect, test } from "vitest";
import { partOf, ZONES } from "./grade-scale.ts";

const grade = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);

test("zones cover the scale without gaps", () => {
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

test("a higher grade is never shorter, and none leaves the scale", () => {
  fc.assert(
    fc.property(grade, grade, (one, other) => {
      expect(Math.sign(partOf(one) - partOf(other))).toBe(Math.sign(one - other));
    }),
  );
  expect([partOf(-1), partOf(0), partOf(6.8), partOf(10), partOf(11)]).toEqual([0, 0, 68, 100, 100]);
});
