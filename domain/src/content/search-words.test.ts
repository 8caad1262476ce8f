import fc from "fast-check";
import { expect, test } from "vitest";
import { hasWords } from "./search-words.ts";

test.each([
  ["오늘은 여기까지만 하자", "여기까지", true],
  ["오늘은 여기까지만 하자".normalize("NFD"), "여기까지", true],
  ["오늘은 여기까지만 하자", "여기까지".normalize("NFD"), true],
  ["I stopped at\nGood enough", "at good", true],
  ["오늘은 여기까지만 하자", "내일", false],
  ["", "내일", false],
  ["내일", "  ", true],
])("%j has %j: %s", (text, query, expected) => {
  expect(hasWords([text], query)).toBe(expected);
});

test("every part of a text is found in it, however its letters are composed", () => {
  const letters = fc.stringMatching(/^[가-힣a-zA-Z0-9 .,]{1,40}$/);
  fc.assert(
    fc.property(letters, fc.nat(), fc.nat(), fc.constantFrom("NFC", "NFD"), (text, from, length, form) => {
      const part = text.slice(from % text.length).slice(0, 1 + length);
      expect(hasWords(["…", text.normalize(form)], part.normalize(form === "NFC" ? "NFD" : "NFC"))).toBe(
        true,
      );
    }),
  );
});
