import { expect, test } from "vitest";
import catalog from "../../locales/ko/catalog.ts";
import voucher from "../../locales/ko/voucher.ts";
import { numberWord } from "./number-word.ts";

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
