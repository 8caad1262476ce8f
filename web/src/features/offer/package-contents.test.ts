import { expect, test } from "vitest";
import { openDaysOf, partsOf } from "./package-contents.tsx";

const text = (word: string) => ({ ko: word, en: word });
const outline = ["one", "two", "three", "four"].map((word) => ({ title: text(word), goal: text(word) }));

test("a starter has the first three parts, a complete package all", () => {
  expect(partsOf({ category: "starter", outline }).map((part) => part.title.en)).toEqual([
    "one",
    "two",
    "three",
  ]);
  expect(partsOf({ category: "complete", outline })).toEqual(outline);
});

test("the days are those of the longest programme", () => {
  expect(openDaysOf({ programOpenLengthMillis: { starter: 7_948_800_000, complete: 12_960_000_000 } })).toBe(
    150,
  );
  expect(openDaysOf({ programOpenLengthMillis: { starter: 7_948_800_000 } })).toBe(92);
  expect(openDaysOf({ programOpenLengthMillis: {} })).toBeUndefined();
});
