import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

/** Every character ten wide. */
const measure = (text: string) => [...text].length * 10;

test.each([
  ["", 200, []],
  ["지금은 점피의 목소리가 가장 커요", 400, ["지금은 점피의 목소리가 가장 커요"]],
  ["지금은 점피의 목소리가 가장 커요", 170, ["지금은 점피의", "목소리가 가장 커요"]],
  ["Jumpy is the loudest right now", 200, ["Jumpy is the", "loudest right now"]],
  ["하늘바람별과구름님의 마음", 50, ["하늘바람별", "과구름님의", "마음"]],
])("%j in a room of %i", (text, room, lines) => {
  expect(linesOf(text, room, measure)).toEqual(lines);
});

const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter((text) => !/\s/.test(text));

test("nothing is lost and nothing is wider than the room", () => {
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 10, max: 300 }), (words, room) => {
      const lines = linesOf(words.join(" "), room, measure);
      expect(lines.join("").replaceAll(" ", "")).toBe(words.join(""));
      for (const line of lines) expect([...line].length === 1 || measure(line) <= room, line).toBe(true);
    }),
  );
});
