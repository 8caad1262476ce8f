import { expect, test } from "vitest";
import { pathAfterSplash } from "./start-path.ts";

test.each([
  [false, false, false, "/tutorial/1"],
  [false, false, true, "/tutorial/1"],
  [false, true, false, "/tutorial/1"],
  [false, true, true, "/tutorial/1"],
  [true, false, false, "/home"],
  [true, false, true, "/home"],
  [true, true, false, "/program/schedule/um-eng-v2s"],
  [true, true, true, "/home"],
])("visited %j, response %j, programmes %j: %s", (hasVisited, hasResponse, hasProgrammes, address) => {
  expect(pathAfterSplash({ hasVisited, hasResponse, hasProgrammes })).toBe(address);
});
