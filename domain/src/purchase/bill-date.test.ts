import fc from "fast-check";
import { expect, test } from "vitest";
import { seoulDay } from "../time-zone.ts";
import { printedBillDay } from "./bill-date.ts";

test.each([
  ["2026-11-21T14:59:59.999Z", "2026-11-21", "2026.11.21"],
  ["2026-11-21T15:00:00.000Z", "2026-11-22", "2026.11.22"],
  ["2026-02-28T15:00:00.000Z", "2026-03-01", "2026.3.1"],
  ["2027-12-31T15:00:00.000Z", "2028-01-01", "2028.1.1"],
])("%s is the day %s", (instant, day, printed) => {
  expect(seoulDay(Date.parse(instant))).toBe(day);
  expect(printedBillDay(Date.parse(instant))).toBe(printed);
});

test("a bill of any instant is of the day that begins at midnight of UTC+9 at or before it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.parse("9999-12-31T00:00:00Z") }), (instant) => {
      const begin = Date.parse(`${seoulDay(instant)}T00:00:00+09:00`);
      expect(begin).toBeLessThanOrEqual(instant);
      expect(instant - begin).toBeLessThan(24 * 60 * 60 * 1000);
      const [year = 0, month = 0, day = 0] = printedBillDay(instant).split(".").map(Number);
      expect(Date.UTC(year, month - 1, day)).toBe(Date.parse(`${seoulDay(instant)}T00:00:00Z`));
    }),
  );
});
