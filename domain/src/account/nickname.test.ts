import { expect, test } from "vitest";
import { isNickname } from "./nickname.ts";

test.each(["a", "하", " a ", "Robin Lee", "🌼", "a".repeat(40), ` ${"a".repeat(40)} `])(
  "%j is a nickname",
  (text) => {
    expect(isNickname(text)).toBe(true);
  },
);

test.each(["", " ", "\t\n", "\u3000", "a".repeat(41)])("%j is none", (text) => {
  expect(isNickname(text)).toBe(false);
});
