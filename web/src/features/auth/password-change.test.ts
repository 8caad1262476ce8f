import { expect, test } from "vitest";
import { passwordProblems } from "./password-change.ts";

test.each([
  ["dandelion-1", "dandelion-2", "dandelion-2", []],
  ["1234567", "dandelion-2", "dandelion-2", ["current"]],
  ["dandelion-1", "1234567", "1234567", ["next", "confirmation"]],
  ["dandelion-1", "dandelion-2", "dandelion-3", ["confirmation"]],
  ["", "", "", ["current", "next", "confirmation"]],
])("current %j, new %j, confirmed %j: %j", (current, next, confirmation, problems) => {
  expect(passwordProblems({ current, next, confirmation })).toEqual(problems);
});
