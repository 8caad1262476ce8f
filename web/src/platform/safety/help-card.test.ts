import { expect, test } from "vitest";
import { isCareFollowing } from "./help-card.ts";

test.each([
  ["danger", "words", true],
  ["violence", "words", true],
  ["eating", "words", true],
  ["panic", "words", false],
  ["danger", "answers", false],
] as const)("whether the next page speaks of %s after %s is %s", (kind, source, isFollowing) => {
  expect(isCareFollowing({ kind, source, now: false })).toBe(isFollowing);
});

test("without a call it does not", () => {
  expect(isCareFollowing(undefined)).toBe(false);
});
