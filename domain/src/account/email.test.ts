import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanEmail, isEmail } from "./email.ts";

test.each([
  "robin@example.com",
  "r@example.co.kr",
  "first.last+tag@sub.example.com",
  "하늘@example.com",
  "robin@하늘.example",
  "robin@1.2.3.4",
])("%s may be sent", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  "",
  "robin",
  "robin@",
  "@example.com",
  "robin@example",
  "robin@.com",
  "robin@example.",
  "robin@example..com",
  "robin@@example.com",
  "robin@exa@mple.com",
  "rob in@example.com",
  " robin@example.com",
  "robin@example.com ",
  "robin@example.com\n",
  "robin\u0000@example.com",
  "robin@exa\u0000mple.com",
  "robin\u007f@example.com",
  "robin\u200b@example.com",
  "robin@example.com\u202e",
])("%j may not be sent", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("an address has at most 254 characters", () => {
  const domain = "@example.com";
  expect(isEmail("a".repeat(254 - domain.length) + domain)).toBe(true);
  expect(isEmail("a".repeat(255 - domain.length) + domain)).toBe(false);
});

test.each([
  "robin@example.com",
  " robin@example.com ",
  "Robin@Example.COM",
  "ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ",
  "robin＠example。com",
  "robin@example｡com",
  "robin@example.com.",
  "robin@example.com,",
  "robin@example.com ;",
  "robin@example. com",
  "robin @example.com",
  "<robin@example.com>",
  "“robin@example.com”",
  "mailto:robin@example.com",
  "\u200brobin@example.com\u202e\ufeff",
  "\u00a0robin@example.com\u3000\n",
])("%j means robin@example.com", (text) => {
  expect(cleanEmail(text)).toBe("robin@example.com");
});

test("what is no address stays none, and cleaning twice changes nothing", () => {
  for (const text of [
    "",
    " ",
    "robin",
    "@",
    "rob in@example.com",
    "robin@exa\u0000mple.com",
    "robin@example",
    "하늘".normalize("NFD"),
  ]) {
    expect(isEmail(cleanEmail(text))).toBe(false);
  }
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = cleanEmail(text);
      expect(cleanEmail(once)).toBe(once);
    }),
  );
});
