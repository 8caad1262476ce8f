import fc from "fast-check";
import { expect, test } from "vitest";
import { receiptStatus } from "./receipt-status.ts";

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
