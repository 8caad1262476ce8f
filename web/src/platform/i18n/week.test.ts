import { expect, test } from "vitest";
import { dayInWords, daysInWords, nameOfDays, timeInWords, timeParts, weekdayNames } from "./week.ts";

test.each([
  [{ hour: 21, minute: 30 }, "오후 9:30", "9:30 PM"],
  [{ hour: 9, minute: 5 }, "오전 9:05", "9:05 AM"],
  [{ hour: 0, minute: 0 }, "오전 12:00", "12:00 AM"],
  [{ hour: 12, minute: 0 }, "오후 12:00", "12:00 PM"],
])("%j on a 12-hour clock", (time, ko, en) => {
  expect(timeInWords(time, "ko").replace("\u00a0", " ")).toBe(ko);
  expect(timeInWords(time, "en").replace("\u00a0", " ")).toBe(en);
});

test("the period comes first in Korean and last in English", () => {
  const kinds = (language: "ko" | "en") =>
    timeParts({ hour: 8, minute: 0 }, language).map(({ kind }) => kind);
  expect(kinds("ko")).toEqual(["period", "clock"]);
  expect(kinds("en")).toEqual(["clock", "period"]);
});

test("weekdays begin with Sunday", () => {
  expect(weekdayNames("ko").at(0)).toEqual({ name: "일요일", short: "일" });
  expect(weekdayNames("en").at(6)).toEqual({ name: "Saturday", short: "Sat" });
});

test("days have one name where they are all, weekdays or the weekend", () => {
  const [on, off] = [true, false];
  expect(nameOfDays([on, on, on, on, on, on, on])).toBe("day");
  expect(nameOfDays([off, on, on, on, on, on, off])).toBe("weekday");
  expect(nameOfDays([on, off, off, off, off, off, on])).toBe("weekend");
  expect(nameOfDays([on, on, off, off, off, off, on])).toBeUndefined();
  expect(nameOfDays([off, off, off, off, off, off, off])).toBeUndefined();
  const some = [off, on, off, on, off, on, off] as const;
  expect(daysInWords(some, "ko")).toBe("월·수·금요일");
  expect(daysInWords(some, "en")).toBe("on Mon, Wed, and Fri");
  expect(daysInWords([off, on, off, off, off, off, off], "ko")).toBe("월요일");
  expect(daysInWords([off, on, off, off, off, off, off], "en")).toBe("on Monday");
});

test("a day in words", () => {
  const noon = new Date(2026, 10, 30, 12).getTime();
  expect(dayInWords(noon, "ko")).toBe("11월 30일 월요일");
  expect(dayInWords(noon, "en")).toMatch(/^Monday,? November 30$/);
});
