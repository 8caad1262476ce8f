import { expect, test } from "vitest";
import { isSaved } from "./use-step-page.ts";

const PLACES = { state: "answered", value: ["home"] } as const;
const STRENGTH = { state: "skipped" } as const;
const before = { saved: { places: PLACES, strength: STRENGTH }, draft: undefined };

test("answers that the server stores in another order are not saved again", () => {
  expect(isSaved({ strength: STRENGTH, places: PLACES }, before)).toBe(true);
});

test("other answers are saved, and so is a draft", () => {
  expect(isSaved({ places: PLACES, strength: { state: "answered", value: 3 } }, before)).toBe(false);
  expect(isSaved(before.saved, { ...before, draft: { places: ["home"] } })).toBe(false);
});

test("a page without answers is never saved", () => {
  expect(isSaved({}, { saved: null, draft: undefined })).toBe(true);
});
