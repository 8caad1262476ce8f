import { graphemes } from "@mindle/domain/text/graphemes";
import fc from "fast-check";
import { expect, test } from "vitest";
import { balancedLines } from "./line-breaking.ts";

/** Every character ten wide. */
const measure = (text: string) => graphemes(text) * 10;

test.each([
  ["", 200, []],
  ["지금은 점피의 목소리가 가장 커요", 400, ["지금은 점피의 목소리가 가장 커요"]],
  ["지금은 점피의 목소리가 가장 커요", 170, ["지금은 점피의", "목소리가 가장 커요"]],
  ["Jumpy is the loudest right now", 200, ["Jumpy is the", "loudest right now"]],
  ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 20, ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"]],
  ["하늘바람별과구름님의 마음", 50, ["하늘바람별", "과구름님의", "마음"]],
])("%j in a width of %i", (text, maxWidth, lines) => {
  expect(balancedLines(text, maxWidth, measure)).toEqual(lines);
});

const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter((text) => !/\s/.test(text));

test("nothing is lost and nothing is wider than the line", () => {
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 10, max: 300 }), (words, maxWidth) => {
      const lines = balancedLines(words.join(" "), maxWidth, measure);
      expect(lines.join("").replaceAll(" ", "")).toBe(words.join(""));
      for (const line of lines) expect(graphemes(line) === 1 || measure(line) <= maxWidth, line).toBe(true);
    }),
  );
});
