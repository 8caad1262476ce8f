import fc from "fast-check";
import { expect, test } from "vitest";
import { codePointsOf, formatUnicodeRange, parseUnicodeRange } from "./unicode-range.ts";

test("what is written is read back", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0x20, max: 0x10ffff }), { minLength: 1 }), (points) => {
      expect(parseUnicodeRange(formatUnicodeRange(new Set(points)))).toEqual(new Set(points));
    }),
  );
});

test("neighbours are joined", () => {
  expect(formatUnicodeRange(new Set([0x43, 0x41, 0x42, 0xac00]))).toBe("U+41-43,U+ac00");
});

test("characters outside the first plane are one code point, control characters none", () => {
  expect(codePointsOf(["a\n\t", "🌱"])).toEqual(new Set([0x61, 0x1f331]));
});

test("what is no range is named", () => {
  expect(() => parseUnicodeRange("U+41, U+4?")).toThrow("not a unicode-range: U+4?");
});
