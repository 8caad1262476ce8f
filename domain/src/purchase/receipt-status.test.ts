import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS, seoulDay } from "../time.ts";
import { printedBillDay, receiptStatus } from "./receipt-status.ts";

test.each([
  [21000, "request-not-post", false],
  [21001, "status-no-longer-sent", false],
  [21002, "malformed-data", false],
  [21003, "not-authenticated", false],
  [21004, "shared-secret-mismatch", false],
  [21005, "server-unavailable", true],
  [21006, "subscription-expired", false],
  [21007, "sandbox-receipt-in-production", false],
  [21008, "production-receipt-in-sandbox", false],
  [21009, "internal-data-access", true],
  [21010, "account-not-found", false],
  [21011, "unknown", false],
  [21099, "unknown", false],
  [21100, "internal-data-access", true],
  [21199, "internal-data-access", true],
])("%i is %s, passing: %s", (status, problem, passing) => {
  expect(receiptStatus(status)).toEqual({ status, problem, passing });
});

test("every whole number of the range has a meaning, and nothing outside of it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 22_000 }), (status) => {
      expect(receiptStatus(status) !== undefined).toBe(status >= 21_000 && status <= 21_199);
    }),
  );
  for (const other of [0, 21003.5, Number.NaN, -21003]) expect(receiptStatus(other)).toBeUndefined();
});

test.each([
  ["2026-11-21T14:59:59.999Z", "2026-11-21", "2026.11.21"],
  ["2026-11-21T15:00:00.000Z", "2026-11-22", "2026.11.22"],
  ["2026-02-28T15:00:00.000Z", "2026-03-01", "2026.3.1"],
  ["2027-12-31T15:00:00.000Z", "2028-01-01", "2028.1.1"],
])("%s is the day %s", (instant, day, printed) => {
  expect(seoulDay(Date.parse(instant))).toBe(day);
  expect(printedBillDay(Date.parse(instant))).toBe(printed);
});

test("a bill of any instant is of the day that begins at midnight of UTC+9 at or before it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.parse("9999-12-31T00:00:00Z") }), (instant) => {
      const begin = Date.parse(`${seoulDay(instant)}T00:00:00+09:00`);
      expect(begin).toBeLessThanOrEqual(instant);
      expect(instant - begin).toBeLessThan(DAY_MS);
      const [year = 0, month = 0, day = 0] = printedBillDay(instant).split(".").map(Number);
      expect(Date.UTC(year, month - 1, day)).toBe(Date.parse(`${seoulDay(instant)}T00:00:00Z`));
    }),
  );
});
