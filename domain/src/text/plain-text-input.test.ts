import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainCharacters, typedNumber, typedWholeNumber, withoutSpaces } from "./plain-text-input.ts";

test.each([
  ["ＷＥＬＣＯＭＥ", "WELCOME"],
  ["１２３", "123"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["𝟎𝟗𝟘𝟡", "0909"],
  ["A‐B‑C‒D–E—F−G－H", "A-B-C-D-E-F-G-H"],
  ["하늘".normalize("NFD"), "하늘"],
  ["plain 0123456789", "plain 0123456789"],
])("%s is %s", (text, plain) => {
  expect(plainCharacters(text)).toBe(plain);
});

test("spaces and what is not seen go", () => {
  expect(withoutSpaces(" W\u00a0E\u3000L\u200bC\u200dO\u2060M\ufeffE\u00ad\t\n\u202e\ufe0f")).toBe("WELCOME");
});

describe("typedNumber", () => {
  test.each([
    ["7", 7],
    [" 07 ", 7],
    ["３５", 35],
    ["3,5", 3.5],
    ["3．5", 3.5],
    ["-2", -2],
    ["−2", -2],
    ["+2", 2],
    ["٣٫٥", 3.5],
    ["１２，０００", 12_000],
    ["12,000", 12_000],
    ["1,000.5", 1000.5],
    ["1,00", 1],
  ])("reads %j as %d", (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });

  test.each(["일곱", "7점", "3.", ".5", "1e3", "0x10", "1,000,5", "Infinity", "NaN", "-", "1 2"])(
    "keeps %j as it is",
    (text) => {
      expect(typedNumber(text)).toBe(text);
    },
  );

  test.each(["", "  ", "\n"])("reads %j as nothing", (text) => {
    expect(typedNumber(text)).toBeNull();
  });

  test("reads numbers as they are written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 0, max: 3 }),
        (whole, places) => {
          const number = whole / 10 ** places;
          expect(typedNumber(String(number))).toBe(number);
        },
      ),
    );
  });

  test.each([
    ["７", 7],
    [" ٢٤ ", 24],
    ["－3", -3],
    ["3.5", undefined],
    ["세 시간", undefined],
    ["", undefined],
  ])("reads %j as the whole number %s", (text, number) => {
    expect(typedWholeNumber(text)).toBe(number);
  });

  test("is a finite number, nothing or what was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const typed = typedNumber(text);
        expect(typed === null || typed === text || Number.isFinite(typed)).toBe(true);
      }),
    );
  });
});
