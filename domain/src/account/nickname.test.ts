import { expect, test } from "vitest";
import { isNickname } from "./nickname.ts";

test.each(["a", "하", " a ", "Robin Lee", "🌼", "👩‍💻", "می‌خواهم", "a".repeat(40), ` ${"a".repeat(40)} `])(
  "%j is a nickname",
  (text) => {
    expect(isNickname(text)).toBe(true);
  },
);

test.each([
  "",
  " ",
  "\t\n",
  "\u3000",
  "a".repeat(41),
  "\u200b\u200b",
  "\u200d",
  "\ufe0f",
  "\u3164",
  "\u115f",
  "\u{e0001}",
  "a\u0000",
  "a\nb",
  "a\u2028b",
  "a\u007fb",
  "a\u202eb",
  "\u2066a",
  "\u200fa",
])("%j is none", (text) => {
  expect(isNickname(text)).toBe(false);
});
