import { graphemes } from "@mindle/domain/text/graphemes";
import { expect, test } from "vitest";
import { oneLine } from "./kept-words.ts";

test.each([
  ["  오늘은 여기까지만 하자  ", "오늘은 여기까지만 하자"],
  ["오늘은 여기까지만 하자. 내일 또 하면 된다.", "오늘은 여기까지만 하자."],
  ["I stopped at good enough! It was fine.", "I stopped at good enough!"],
  ["첫 줄\n둘째 줄", "첫 줄"],
  // What is too short for a sentence stays with what follows.
  ["음. 그랬구나. 괜찮다", "음. 그랬구나. 괜찮다"],
  ["1.5시간만 하기", "1.5시간만 하기"],
])("%j is kept as %j", (text, kept) => {
  expect(oneLine(text)).toBe(kept);
});

test("what is too long for the strip is cut between letters", () => {
  const line = oneLine("👩‍👩‍👧‍👦".repeat(80));
  expect(graphemes(line)).toBe(60);
  expect(line).toMatch(/👩‍👩‍👧‍👦…$/u);
});
