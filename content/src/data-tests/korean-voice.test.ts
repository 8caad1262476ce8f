import { FORBIDDEN_KOREAN } from "@mindle/domain/testing/korean-voice";
import { describe, expect, test } from "vitest";
import { checkedContent } from "../compile.ts";
import { textPairsOf } from "../translations.ts";

const TEXTS = textPairsOf(await checkedContent()).map(({ source, path, ko }) => ({
  place: `${source.file}: ${path.join(".")}`,
  ko,
}));

test("the texts are found", () => {
  expect(TEXTS.length).toBeGreaterThan(250);
});

describe.each(FORBIDDEN_KOREAN)("%s", (_, pattern) => {
  test(`no text holds ${pattern}`, () => {
    expect(TEXTS.filter(({ ko }) => pattern.test(ko))).toEqual([]);
  });
});

test("no text raises its voice, and colons stand in no sentence", () => {
  expect(TEXTS.filter(({ ko }) => /[!;；]|[:：](\s|$)/.test(ko))).toEqual([]);
});

test.each(["{word}를 골랐어요", "‘{place}’은 어때요?", "{count}이에요"])("%s is refused", (text) => {
  expect(FORBIDDEN_KOREAN.some(([, pattern]) => pattern.test(text))).toBe(true);
});

test.each(["{place}에서 목소리가 컸군요", "‘{word}’ 이야기를 했어요", "{when} 내가 그래요"])(
  "%s is fine",
  (text) => {
    expect(FORBIDDEN_KOREAN.some(([, pattern]) => pattern.test(text))).toBe(false);
  },
);
