import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoredAnswers } from "./merge-page-save.ts";
import { removeAnswers } from "./remove-answers.ts";

const written = (savedAt: number, models: Readonly<Record<string, unknown>>) => ({
  savedAt,
  savedJson: JSON.stringify(
    Object.fromEntries(Object.entries(models).map(([name, value]) => [name, { state: "answered", value }])),
  ),
});

const PAGE: StoredAnswers = {
  saved: written(10, { act: "an act", rest: "else" }),
  revision: 3,
  draft: written(12, { act: "a draft", rest: "else" }),
  other: written(8, { act: "on another device" }),
};

test("an answer goes from every copy of it, the others stay", () => {
  const next = removeAnswers(PAGE, { models: { act: {} }, at: 20 });
  expect(next).toEqual({
    saved: written(10, { rest: "else" }),
    revision: 4,
    draft: written(12, { rest: "else" }),
    other: written(8, {}),
  });
});

test("what is written later stays", () => {
  const next = removeAnswers(PAGE, { models: { act: {} }, at: 11 });
  expect(next.saved).toEqual(written(10, { rest: "else" }));
  expect(next.draft).toEqual(PAGE.draft);
  expect(removeAnswers(PAGE, { models: { act: {} }, at: 1 })).toBe(PAGE);
});

test("a part of an answer goes, and what stays of it stays where it is shown", () => {
  const next = removeAnswers(PAGE, { models: { act: { kept: "an" } }, at: 20 });
  expect(next.saved).toEqual(written(10, { act: "an", rest: "else" }));
  expect(next.draft).toEqual(written(12, { act: "an", rest: "else" }));
  expect(next.other).toEqual(written(8, {}));
});

test("a repeat changes nothing, whatever is deleted", () => {
  fc.assert(
    fc.property(
      fc.subarray(["act", "rest", "unknown", "constructor"]),
      // Reading drops this key, and no answer has it.
      fc.option(
        fc.jsonValue().filter((value) => !JSON.stringify(value).includes("__proto__")),
        {
          nil: undefined,
        },
      ),
      fc.integer({ min: 0, max: 20 }),
      (names, kept, at) => {
        const models = Object.fromEntries(names.map((name) => [name, kept === undefined ? {} : { kept }]));
        const once = removeAnswers(PAGE, { models, at });
        expect(removeAnswers(once, { models, at })).toBe(once);
      },
    ),
  );
});
