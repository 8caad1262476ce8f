import { describe, expect, test } from "vitest";
import { graphemes, splitGraphemes } from "./graphemes.ts";

const segmenter = new Intl.Segmenter("ko", { granularity: "grapheme" });

const SAMPLES = [
  "",
  "오늘은 조금 괜찮아요.",
  "오늘은 조금 괜찮아요.".normalize("NFD"),
  "ㅋㅋㅋ ㅠㅠ",
  "Anna Kim",
  "école 한글 é".normalize("NFD"),
  "👩‍👩‍👧‍👦👨‍👩‍👦❤️‍🔥🏳️‍🌈",
  "👍🏽👩🏿‍🚀🤷🏻‍♂️",
  "🇰🇷🇺🇸🇬🇧🇰",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣#️⃣☺️☺",
  "a\r\nb\n\nc\r",
  "日本語とภาษาไทย مرحبا नमस",
  "한\u200d글 a\u200db",
  "\u0301a",
  "\ud83d",
  "\ud7a4가\ud7c8",
];

describe("characters as a person counts them", () => {
  test.each(SAMPLES)("%j is split as Intl.Segmenter does", (text) => {
    expect(splitGraphemes(text)).toEqual([...segmenter.segment(text)].map(({ segment }) => segment));
  });

  test("a family of four is one", () => {
    expect(graphemes("👩‍👩‍👧‍👦👩‍👩‍👧‍👦")).toBe(2);
  });
});
