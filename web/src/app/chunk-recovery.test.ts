import { expect, test } from "vitest";
import { canReload } from "./chunk-recovery.ts";

test.each([
  [undefined, 1_000_000, true],
  ["invalid", 1_000_000, true],
  [1_000_000, 1_000_001, false],
  [1_000_000, 1_060_000, false],
  [1_000_000, 1_060_001, true],
  [1_000_000, 999_999, true],
])("last reload %j, now %i: %j", (last, now, expected) => {
  expect(canReload(last, now)).toBe(expected);
});
