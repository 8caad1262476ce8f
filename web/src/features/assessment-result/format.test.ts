import { seoulDay } from "@mindle/domain/time";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatGrade, partsOfDay } from "./format.ts";

test("a whole grade has no decimal", () => {
  expect([0, 7, 8.6, 10].map(formatGrade)).toEqual(["0", "7", "8.6", "10"]);
});

test("a day is the one at UTC+9", () => {
  const lateOnTheTwentieth = Date.UTC(2026, 10, 20, 15, 0);
  expect(partsOfDay(lateOnTheTwentieth)).toEqual({ year: 2026, month: 11, day: 21, monthName: "Nov" });
  expect(partsOfDay(lateOnTheTwentieth - 1)).toMatchObject({ month: 11, day: 20 });
  expect(seoulDay(lateOnTheTwentieth)).toBe("2026-11-21");
  expect(seoulDay(lateOnTheTwentieth - 1)).toBe("2026-11-20");
});

test("the parts are those that Intl finds", () => {
  const english = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "Asia/Seoul" });
  const instants = fc.date({
    noInvalidDate: true,
    min: new Date("2000-01-01T00:00:00Z"),
    max: new Date("2100-01-01T00:00:00Z"),
  });
  fc.assert(
    fc.property(instants, (instant) => {
      const { year, day, monthName } = partsOfDay(instant.getTime());
      expect(`${monthName} ${day}, ${year}`).toBe(english.format(instant));
    }),
  );
});
