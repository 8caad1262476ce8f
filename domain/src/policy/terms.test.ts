import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "../time.ts";
import { retainedUntil, retentionCutoff, TERMS } from "./terms.ts";

const time = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2100, 0, 1) });

test.each([
  ["2026-11-23T10:00:00.123Z", "2031-11-23T10:00:00.123Z"],
  ["2024-02-29T23:59:59.999Z", "2029-02-28T23:59:59.999Z"],
  ["2023-12-31T23:59:59.999Z", "2028-12-31T23:59:59.999Z"],
])("what begins at %s is kept until %s", (from, until) => {
  expect(new Date(retainedUntil(Date.parse(from))).toISOString()).toBe(until);
});

test.each([
  ["2031-11-23T10:00:00.123Z", "2026-11-23T10:00:00.123Z"],
  ["2028-02-29T00:00:00.000Z", "2023-02-28T00:00:00.000Z"],
])("at %s goes what was last used before %s", (now, cutoff) => {
  expect(new Date(retentionCutoff(Date.parse(now))).toISOString()).toBe(cutoff);
});

describe("properties", () => {
  test("data are kept for the years of the policy, to the day", () => {
    fc.assert(
      fc.property(time, (from) => {
        const days = (retainedUntil(from) - from) / DAY_MS;
        expect(days).toBeGreaterThanOrEqual(TERMS.retentionYears * 365);
        expect(days).toBeLessThanOrEqual(TERMS.retentionYears * 365 + 2);
      }),
    );
  });

  test("what is newer is kept as long or longer", () => {
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [older, newer] = one < other ? [one, other] : [other, one];
        expect(retainedUntil(older)).toBeLessThanOrEqual(retainedUntil(newer));
        expect(retentionCutoff(older)).toBeLessThanOrEqual(retentionCutoff(newer));
      }),
    );
  });

  test("an account is deleted when its time is over, but for a day around the 29th of February", () => {
    fc.assert(
      fc.property(time, fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }), (lastUsed, delay) => {
        const now = retainedUntil(lastUsed) + delay;
        if (delay > DAY_MS) expect(lastUsed).toBeLessThan(retentionCutoff(now));
        if (delay <= -DAY_MS) expect(lastUsed).toBeGreaterThanOrEqual(retentionCutoff(now));
      }),
    );
  });
});
