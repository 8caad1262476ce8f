import { FORBIDDEN_KOREAN } from "@mindle/domain/testing/korean-voice";
import { describe, expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.*", "!./testing/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/ .*$/gm;
const LITERALS = /"([^"\n]*)"|`([^`]*)`/g;

/** What always ends in the same syllable, so that a particle may follow. */
const COUNTS = /\$\{(koreanCount\([^}]*\)|hours)\}/g;

/** Every Korean text of widgets and their parts, with its file. What a text is given is `{value}` in it. */
const TEXTS = Object.entries(SOURCES).flatMap(([file, source]) =>
  [...source.replace(COMMENTS, "").matchAll(LITERALS)]
    .map(([, plain, template = ""]): readonly [file: string, text: string] => [
      file,
      plain ?? template.replace(COUNTS, "두 개").replace(/\$\{[^}]*\}/g, "{value}"),
    ])
    .filter(([, text]) => /[가-힣]/.test(text)),
);

test("the texts are found", () => {
  expect(TEXTS.length).toBeGreaterThan(120);
});

describe.each(FORBIDDEN_KOREAN)("%s", (_, pattern) => {
  test(`no text holds ${pattern}`, () => {
    expect(TEXTS.filter(([, text]) => pattern.test(text))).toEqual([]);
  });
});

test("nobody raises their voice, and sentences have no colons", () => {
  expect(TEXTS.filter(([, text]) => /[!;；]|[:：](\s|$)/.test(text))).toEqual([]);
});

test("counts to ten are in words, except in ratios", () => {
  expect(TEXTS.filter(([, text]) => /(?<!중 )\{value\}개(?! 중)/.test(text))).toEqual([]);
});

test("nothing has to be done", () => {
  expect(TEXTS.filter(([, text]) => text.includes("야 해요"))).toEqual([]);
});

test("sentences fit on two lines of a phone", () => {
  const sentences = TEXTS.flatMap(([file, text]) =>
    text.split(/(?<=[.?])\s/).map((part) => [file, part] as const),
  );
  expect(sentences.filter(([, sentence]) => sentence.replace(/[^가-힣]/g, "").length > 40)).toEqual([]);
});
