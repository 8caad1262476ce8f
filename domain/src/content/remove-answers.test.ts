import fc from "fast-check";
import { expect, test } from "vitest";
import { mergePageSave, type StoredAnswers } from "./merge-page-save.ts";
import { afterRemovals, removeAnswers } from "./remove-answers.ts";

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
    removed: { act: { at: 20, revision: 4 } },
  });
});

test("what was written before a deletion and comes after it changes nothing of that answer", () => {
  const page = removeAnswers(PAGE, { models: { act: {} }, at: 20 });
  const late = (savedAt: number, baseRevision: number, isDraft = false) =>
    afterRemovals(
      page,
      { ...written(savedAt, { act: "an act", rest: "new" }), baseRevision, isDraft },
      savedAt,
    );
  expect(late(19, 3)).toMatchObject(written(19, { rest: "new" }));
  expect(late(20, 3, true)).toMatchObject(written(20, { rest: "new" }));
  // Written later, or in sight of what was left.
  expect(late(21, 3)).toMatchObject(written(21, { act: "an act", rest: "new" }));
  expect(late(19, 4)).toMatchObject(written(19, { act: "an act", rest: "new" }));
});

test("of an answer of which a part was deleted, what stayed stays, also after the next save", () => {
  const page = removeAnswers(PAGE, { models: { act: { kept: "an" } }, at: 20 });
  const saved = mergePageSave(page, {
    ...written(30, { act: "an", rest: "b" }),
    baseRevision: 4,
    isDraft: false,
  });
  const change = { ...written(19, { act: "an act", rest: "c" }), baseRevision: 3, isDraft: false };
  expect(afterRemovals(saved.page, change, 19)).toMatchObject(written(19, { rest: "c", act: "an" }));
});

test("an earlier deletion that comes later does not move the one that is noted", () => {
  const page = removeAnswers(PAGE, { models: { act: {} }, at: 20 });
  const again = { ...page, saved: written(15, { act: "an act" }) };
  const next = removeAnswers(again, { models: { act: {}, unknown: {} }, at: 16 });
  expect(next.removed).toEqual({ act: { at: 20, revision: 5 } });
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
