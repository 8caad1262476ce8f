import fc from "fast-check";
import { expect, test } from "vitest";
import { returnFlowAfter } from "./gap.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ORDER = ["same-page", "welcome", "check-in"] as const;
const WRITTEN = Date.UTC(2026, 9, 1, 12);

test.each([
  [0, "same-page"],
  [7, "same-page"],
  [8, "welcome"],
  [21, "welcome"],
  [22, "check-in"],
  [365, "check-in"],
] as const)("%d days later: %s", (days, expected) => {
  expect(returnFlowAfter(WRITTEN, WRITTEN + days * DAY_MS)).toBe(expected);
});

test("a day begins at midnight at UTC+9", () => {
  const beforeMidnight = Date.UTC(2026, 9, 1, 14, 59);
  const eighthMidnight = Date.UTC(2026, 9, 8, 15);
  expect(returnFlowAfter(beforeMidnight, eighthMidnight - 1)).toBe("same-page");
  expect(returnFlowAfter(beforeMidnight, eighthMidnight)).toBe("welcome");
});

test("who comes back later is never asked less, and a clock that was put back asks nothing", () => {
  const instant = fc.integer({ min: 0, max: 4_000 * DAY_MS });
  fc.assert(
    fc.property(instant, instant, instant, (written, one, other) => {
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
      const rank = (now: number) => ORDER.indexOf(returnFlowAfter(written, now));
      expect(rank(later)).toBeGreaterThanOrEqual(rank(sooner));
      expect(returnFlowAfter(written, written - one)).toBe("same-page");
    }),
  );
});
