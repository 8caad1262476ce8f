import { DAY_MS, MINUTE_MS } from "@mindle/domain/time";
import { expect, test } from "vitest";
import catalog from "../../locales/ko/catalog.ts";
import voucher from "../../locales/ko/offer.ts";
import { numberWord, timeAgo } from "./counts.ts";

test("Korean counts to ten in words", () => {
  for (const { numbers } of [catalog, voucher.includes]) {
    expect([1, 3, 6, 8, 10, 11].map((count) => numberWord(numbers, count))).toEqual([
      "한",
      "세",
      "여섯",
      "여덟",
      "열",
      "11",
    ]);
  }
});

test("a language without words of its own has digits", () => {
  expect(numberWord([], 3)).toBe("3");
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
