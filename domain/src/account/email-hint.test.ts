import { expect, test } from "vitest";
import { emailHint } from "./email-hint.ts";

const DONE = { isTyping: false };

test.each([
  ["a@gmail.con", "a@gmail.com"],
  ["a@gmail.co", "a@gmail.com"],
  ["a@gmail.cm", "a@gmail.com"],
  ["a@gmail.net", "a@gmail.com"],
  ["a@gmial.com", "a@gmail.com"],
  ["a@gamil.com", "a@gmail.com"],
  ["a@gmal.com", "a@gmail.com"],
  ["a@gmaill.com", "a@gmail.com"],
  ["A@Gmail.Con.", "a@gmail.com"],
  ["ａ＠ｎａｖｅｒ．ｃｏｎ", "a@naver.com"],
  ["a@naver.cm", "a@naver.com"],
  ["a@never.com", "a@naver.com"],
  ["a@navr.com", "a@naver.com"],
  ["a@naver.co", "a@naver.com"],
  ["a@hanmail.com", "a@hanmail.net"],
  ["a@hanmial.net", "a@hanmail.net"],
  ["a@daum.com", "a@daum.net"],
  ["a@duam.net", "a@daum.net"],
  ["a@kakao.con", "a@kakao.com"],
  ["a@kakoa.com", "a@kakao.com"],
  ["a@nate.con", "a@nate.com"],
  ["a@iclould.com", "a@icloud.com"],
  ["a@icloud.con", "a@icloud.com"],
  ["a@outlok.com", "a@outlook.com"],
  ["a@hotmial.com", "a@hotmail.com"],
  ["a@yaho.com", "a@yahoo.com"],
])("%s probably means %s", (text, meant) => {
  expect(emailHint(text, DONE)).toBe(meant);
});

test.each([
  "",
  "a",
  "a@gmail",
  "a@gmail.com",
  "A@NAVER.COM",
  "a@hanmail.net",
  "a@ymail.com",
  "a@mail.com",
  "a@gmx.net",
  "a@yahoo.co.kr",
  "a@yahoo.co.jp",
  "a@yahoo.fr",
  "a@hotmail.co.uk",
  "a@outlook.kr",
  "a@korea.ac.kr",
  "a@company.co.kr",
  "a@example.com",
  "a@hotmail.com.br",
  "a@proton.me",
  "a@date.com",
  "a@snu.ac.kr",
])("%j may be right", (text) => {
  expect(emailHint(text, DONE)).toBeUndefined();
});

test("the beginning of a common domain is no mistake while it is typed", () => {
  for (const text of ["a@gmail.c", "a@gmail.co", "a@hanmail.ne", "a@naver.co"]) {
    expect(emailHint(text, { isTyping: true })).toBeUndefined();
  }
  expect(emailHint("a@gmail.con", { isTyping: true })).toBe("a@gmail.com");
});
