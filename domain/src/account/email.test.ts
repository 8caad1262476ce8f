import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

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
