import { expect, test } from "vitest";
import { openDaysOf } from "./package-contents.tsx";

test("the days are those of the longest programme", () => {
  expect(openDaysOf({ programOpenLengthMillis: { starter: 7_948_800_000, complete: 12_960_000_000 } })).toBe(
    150,
  );
  expect(openDaysOf({ programOpenLengthMillis: { starter: 7_948_800_000 } })).toBe(92);
  expect(openDaysOf({ programOpenLengthMillis: {} })).toBeUndefined();
});
