import { DAY_MS, MINUTE_MS } from "@mindle/domain/time";
import { expect, test } from "vitest";
import { numberWord, ordinalWord, timeAgo } from "./counts.ts";

test("Korean counts to ten in words", () => {
  const words = [1, 3, 6, 8, 10, 11].map((count) => numberWord(count, "ko"));
  expect(words).toEqual(["한", "세", "여섯", "여덟", "열", "11"]);
});

test("Korean orders to ten in words", () => {
  const words = [1, 2, 10, 11].map((number) => ordinalWord(number, "ko"));
  expect(words).toEqual(["첫 번째", "두 번째", "열 번째", "11번째"]);
});

test("English has digits", () => {
  expect(numberWord(3, "en")).toBe("3");
  expect(ordinalWord(1, "en")).toBe("1");
});

test.each([
  [-5, undefined, undefined],
  [0, undefined, undefined],
  [MINUTE_MS - 1, undefined, undefined],
  [MINUTE_MS, "1분 전", "1 minute ago"],
  [5.9 * MINUTE_MS, "5분 전", "5 minutes ago"],
  [60 * MINUTE_MS - 1, "59분 전", "59 minutes ago"],
  [60 * MINUTE_MS, "1시간 전", "1 hour ago"],
  [DAY_MS - 1, "23시간 전", "23 hours ago"],
  [3 * DAY_MS, "3일 전", "3 days ago"],
])("%i milliseconds are %s, %s", (milliseconds, ko, en) => {
  expect(timeAgo(milliseconds, "ko")).toBe(ko);
  expect(timeAgo(milliseconds, "en")).toBe(en);
});
