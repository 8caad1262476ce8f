import { expect, test } from "vitest";
import { formatDay, formatGrade, formatIsoDay, isoDay } from "./format.ts";

test("grades always show one decimal", () => {
  expect([0, 7, 8.6, 10].map(formatGrade)).toEqual(["0.0", "7.0", "8.6", "10.0"]);
});

test("a day is the one at UTC+9", () => {
  const lateOnTheTwentieth = Date.UTC(2026, 10, 20, 15, 0);
  expect(formatDay(lateOnTheTwentieth, "ko")).toBe("2026년 11월 21일");
  expect(formatDay(lateOnTheTwentieth - 1, "ko")).toBe("2026년 11월 20일");
  expect(formatDay(lateOnTheTwentieth, "en")).toBe("21 November 2026");
  expect(isoDay(lateOnTheTwentieth)).toBe("2026-11-21");
  expect(isoDay(lateOnTheTwentieth - 1)).toBe("2026-11-20");
});

test("a day without a time is written out as it is", () => {
  expect(formatIsoDay("2026-11-21", "ko")).toBe("2026년 11월 21일");
  expect(formatIsoDay("2026-01-01", "en")).toBe("1 January 2026");
});
