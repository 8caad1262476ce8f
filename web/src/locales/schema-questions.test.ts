import { CHOICES, QUESTION_IDS } from "@mindle/domain/assessment/questions";
import { PRODUCT } from "@mindle/domain/product";
import { describe, expect, test } from "vitest";
import en from "./en/assessment-questions.ts";
import ko from "./ko/assessment-questions.ts";

/** Two lines of text at 360 px. */
const LONGEST = { ko: 42, en: 84 } as const;

const CATALOGUES = { ko, en } as const;

describe.each(["ko", "en"] as const)("the questions in %s", (language) => {
  const { scale, ...questions } = CATALOGUES[language];

  test("are the 35 of the assessment, in order, each with a text of its own", () => {
    expect(Object.keys(questions)).toEqual([...QUESTION_IDS]);
    expect(new Set(Object.values(questions)).size).toBe(QUESTION_IDS.length);
  });

  test.each(Object.entries(questions))("%s fits on two lines and does not name the product", (_, text) => {
    expect(text.length).toBeLessThanOrEqual(LONGEST[language]);
    expect(text).not.toContain(PRODUCT.name);
  });

  test("have a label of its own for each choice", () => {
    expect(Object.keys(scale)).toEqual([...CHOICES]);
    expect(new Set(Object.values(scale)).size).toBe(CHOICES.length);
  });
});

test.each(Object.entries({ ...ko, scale: undefined }))("Korean %s is a soft statement", (_, text) => {
  if (text !== undefined) expect(text).toMatch(/^[\p{Script=Hangul} \u00a0,]+요\.$/u);
});

test("English has no Korean letters", () => {
  expect(JSON.stringify(en)).not.toMatch(/\p{Script=Hangul}/u);
});
