import { expect, test } from "vitest";
import { cleanNickname, isLongNickname, isNickname, nicknameOf } from "./nickname.ts";

const FAMILY = "👨‍👩‍👧‍👦";

test.each([
  "a",
  "하",
  " a ",
  "Robin Lee",
  "🌼",
  "👩‍💻",
  "می‌خواهم",
  "a".repeat(40),
  ` ${"a".repeat(40)} `,
  FAMILY.repeat(4),
  FAMILY.repeat(40),
  "한".normalize("NFD").repeat(40),
])("%j is a nickname", (text) => {
  expect(isNickname(text)).toBe(true);
});

test.each([
  "",
  " ",
  "\t\n",
  "\u3000",
  "a".repeat(41),
  FAMILY.repeat(41),
  `a${"\u0301".repeat(700)}`,
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

test("a long nickname is told from one that is refused for another reason", () => {
  expect(isLongNickname(FAMILY.repeat(41))).toBe(true);
  for (const text of ["", FAMILY.repeat(40), "a\u0000", ` ${"a".repeat(40)} `])
    expect(isLongNickname(text)).toBe(false);
});

test("a nickname is kept composed and without spaces around it", () => {
  expect(cleanNickname(` ${"하늘".normalize("NFD")}\u3000`)).toBe("하늘");
});

test.each([
  ["Robin Lee", "Robin Lee"],
  [FAMILY.repeat(41), FAMILY.repeat(40)],
  ["하늘".normalize("NFD"), "하늘"],
  [`${"a".repeat(39)} ${FAMILY}`, "a".repeat(39)],
])("the nickname of %j is %j", (name, nickname) => {
  expect(nicknameOf(name)).toBe(nickname);
});
