import { expect, test } from "vitest";
import { monthDays } from "./month-days.ts";

test("puts the days below their weekdays", () => {
  const { days, heads, offset } = monthDays({ year: 2026, month: 6 }, "ko");
  // 1 June 2026 is a Monday.
  expect(heads).toEqual(["일", "월", "화", "수", "목", "금", "토"]);
  expect(offset).toBe(1);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ value: 1, label: "1", spoken: "1일 월요일" });
  expect(monthDays({ year: 2027, month: 2 }, "en")).toMatchObject({
    heads: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    offset: 1,
    days: expect.objectContaining({ length: 28 }),
  });
});

test("knows no weekdays without year and month", () => {
  expect(monthDays({ month: 2 }, "en").heads).toBeUndefined();
  expect(monthDays({ month: 2, year: undefined }, "ko").days.at(-1)).toEqual({
    value: 29,
    label: "29",
    spoken: "29일",
  });
});
