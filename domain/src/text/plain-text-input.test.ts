import { expect, test } from "vitest";
import { plainCharacters, withoutSpaces } from "./plain-text-input.ts";

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
