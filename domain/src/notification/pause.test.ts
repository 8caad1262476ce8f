import fc from "fast-check";
import { expect, test } from "vitest";
import { isPausedAt, pauseEnd } from "./pause.ts";

const DAY_MS = 24 * 60 * 60_000;
const time = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });

test("a pause lasts seven days, and not a moment longer", () => {
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 20 * DAY_MS }), (now, later) => {
      expect(isPausedAt(pauseEnd(now), now + later)).toBe(later < 7 * DAY_MS);
    }),
  );
});

test("the instant in which a pause ends is not paused", () => {
  expect([-1, 0, 1].map((later) => isPausedAt(pauseEnd(0), 7 * DAY_MS + later))).toEqual([
    true,
    false,
    false,
  ]);
});

test("without a pause nothing is held back", () => {
  fc.assert(fc.property(time, (now) => !isPausedAt(null, now) && !isPausedAt(undefined, now)));
});
