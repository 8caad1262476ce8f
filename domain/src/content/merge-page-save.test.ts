import fc from "fast-check";
import { expect, test } from "vitest";
import { mergePageSave, type PageChange, type StoredAnswers } from "./merge-page-save.ts";

const EMPTY: StoredAnswers = { revision: 0 };

function change(savedJson: string, savedAt: number, baseRevision: number, isDraft = false): PageChange {
  return { savedJson, savedAt, baseRevision, isDraft };
}

/** A page saved at 10 with the first revision. */
const SAVED: StoredAnswers = { saved: { savedJson: "a", savedAt: 10 }, revision: 1 };

test("the first answers, and those written on the present revision, are saved", () => {
  expect(mergePageSave(EMPTY, change("a", 10, 0))).toEqual({
    page: SAVED,
    result: { outcome: "saved", revision: 1 },
  });
  expect(mergePageSave(SAVED, change("b", 20, 1))).toEqual({
    page: { saved: { savedJson: "b", savedAt: 20 }, revision: 2 },
    result: { outcome: "saved", revision: 2 },
  });
});

test("answers written on the present revision are later than it, whatever their age says", () => {
  const { page, result } = mergePageSave(SAVED, change("b", 5, 1));
  expect(result.outcome).toBe("saved");
  expect(page.saved).toEqual({ savedJson: "b", savedAt: 10 });
});

test.each([
  [11, "saved-over", "b", "a", 2],
  [10, "saved-over", "b", "a", 2],
  [9, "other-is-later", "a", "b", 1],
] as const)(
  "answers of %i on another revision: %s, %s stays and %s is kept as the other ones",
  (at, outcome, saved, other, revision) => {
    const { page, result } = mergePageSave(SAVED, change("b", at, 0));
    expect(result).toEqual({ outcome, revision });
    expect([page.saved?.savedJson, page.other?.savedJson, page.revision]).toEqual([saved, other, revision]);
  },
);

test("answers that came too late stay readable when the device whose answers stayed edits them", () => {
  const { page } = mergePageSave(SAVED, change("late", 9, 0));
  const edited = mergePageSave(page, change("edited", 20, SAVED.revision));
  expect(edited.result.outcome).toBe("saved");
  expect([edited.page.saved?.savedJson, edited.page.other?.savedJson]).toEqual(["edited", "late"]);
});

test("a draft is kept beside what is saved, without a new revision, if nothing is later", () => {
  const { page, result } = mergePageSave(SAVED, change("d", 12, 0, true));
  expect(result).toEqual({ outcome: "draft", revision: 1 });
  expect(page).toEqual({ ...SAVED, draft: { savedJson: "d", savedAt: 12 } });
  for (const older of [change("e", 11, 0, true), change("e", 11, 1, true), change("e", 10, 0, true)]) {
    expect(mergePageSave(page, older)).toEqual({ page, result: { outcome: "draft-is-older", revision: 1 } });
  }
  expect(mergePageSave(SAVED, change("d", 10, 0, true)).result.outcome).toBe("draft-is-older");
  expect(mergePageSave(EMPTY, change("d", 3, 0, true)).page).toEqual({
    revision: 0,
    draft: { savedJson: "d", savedAt: 3 },
  });
});

test("a draft of the present revision is later than it, even if a slow request makes it look earlier", () => {
  const { page } = mergePageSave(SAVED, change("d", 8, 1, true));
  expect(page.draft).toEqual({ savedJson: "d", savedAt: 10 });
});

test("a later save removes the draft; an earlier one, or one that stays the other, does not", () => {
  const { page } = mergePageSave(SAVED, change("d", 20, 1, true));
  expect(mergePageSave(page, change("b", 20, 1)).page.draft).toBeUndefined();
  expect(mergePageSave(page, change("b", 15, 1)).page.draft).toEqual(page.draft);
  expect(mergePageSave(page, change("b", 5, 0)).page.draft).toEqual(page.draft);
});

test("the other answers stay until they are saved again", () => {
  const { page } = mergePageSave(SAVED, change("b", 20, 0));
  const edited = mergePageSave(page, change("c", 30, 2)).page;
  expect(edited.other?.savedJson).toBe("a");
  expect(mergePageSave(edited, change("a", 40, 3)).page.other).toBeUndefined();
});

test("with any changes the last written answers are saved, and the revision counts them", () => {
  const made = fc.record({ at: fc.nat(50), isDraft: fc.boolean(), base: fc.nat(5), upToDate: fc.boolean() });
  fc.assert(
    fc.property(fc.array(made, { maxLength: 20 }), (changes) => {
      let page = EMPTY;
      let lastAt = 0;
      for (const [number, { at, isDraft, base, upToDate }] of changes.entries()) {
        const baseRevision = upToDate ? page.revision : base;
        const sent = change(`${number}`, at, baseRevision, isDraft);
        const { page: next, result } = mergePageSave(page, sent);
        expect(result.revision).toBe(next.revision);
        expect(next.revision).toBe(page.revision + (next.saved === page.saved ? 0 : 1));
        const follows = page.saved === undefined || baseRevision === page.revision;
        if (!isDraft && (follows || at >= lastAt)) {
          expect(next.saved?.savedJson).toBe(sent.savedJson);
          lastAt = Math.max(lastAt, at);
        } else {
          expect(next.saved).toEqual(page.saved);
        }
        const kept = [next.saved, next.other, next.draft].map((answers) => answers?.savedJson);
        expect(kept.includes(sent.savedJson)).toBe(result.outcome !== "draft-is-older");
        page = next;
      }
    }),
  );
});
