import fc from "fast-check";
import { expect, test } from "vitest";
import { NEW_PASSWORD_MIN, passwordProblems, passwordStrength } from "./new-password.ts";

test.each([
  ["", "none"],
  ["abc1-", "short"],
  ["aaaaaaaaaaaaaaaa", "easy"],
  ["password!1", "easy"],
  ["Qwerty987", "easy"],
  ["dandelion", "fair"],
  ["dandelion9", "fair"],
  ["dandelion-9", "strong"],
  ["민들레는 홀씨가 날아가요", "strong"],
  ["one two three four", "strong"],
] as const)("%j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("what is too short to be taken is never called good, and the other way round", () => {
  fc.assert(
    fc.property(fc.string(), (password) => {
      const isRefused = password.length < NEW_PASSWORD_MIN;
      expect(["none", "short"].includes(passwordStrength(password))).toBe(isRefused);
    }),
  );
});

test.each([
  ["dandelion-1", "dandelion-2", "dandelion-2", []],
  ["1234567", "dandelion-2", "dandelion-2", ["current"]],
  ["dandelion-1", "1234567", "1234567", ["next", "confirmation"]],
  ["dandelion-1", "dandelion-2", "dandelion-3", ["confirmation"]],
  ["", "", "", ["current", "next", "confirmation"]],
])("current %j, new %j, confirmed %j: %j", (current, next, confirmation, problems) => {
  expect(passwordProblems({ current, next, confirmation })).toEqual(problems);
});
