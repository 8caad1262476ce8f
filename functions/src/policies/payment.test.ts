import fc from "fast-check";
import { expect, test } from "vitest";
import { accountTokenOf, paymentRefusal } from "./payment.ts";

test("a user's token is a UUID, deterministic and unique", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (uid, other) => {
      const token = accountTokenOf(uid);
      expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(accountTokenOf(other) === token).toBe(uid === other);
    }),
  );
});

test("a user's token stays what it was: purchases that were made hold it", () => {
  expect(accountTokenOf("user-1")).toBe("0da17879-34df-8067-ac68-8abccdc1d2e7");
});

test.each([
  ["of the user", accountTokenOf("u1"), false, undefined],
  ["of the user in upper case", accountTokenOf("u1").toUpperCase(), false, undefined],
  ["without a token", null, false, undefined],
  ["of another user", accountTokenOf("u2"), false, "not-theirs"],
  ["of no user", "00000000-0000-0000-0000-000000000000", false, "not-theirs"],
  ["with an empty token", "", false, "not-theirs"],
  ["of the user, revoked", accountTokenOf("u1"), true, "revoked"],
  ["of another user, revoked", accountTokenOf("u2"), true, "not-theirs"],
])("a transaction %s", (_name, appAccountToken, revoked, refusal) => {
  expect(paymentRefusal({ appAccountToken, familyShared: false, revoked }, "u1")).toBe(refusal);
});

test("a transaction that a family member paid for is refused, with the user's token or without one", () => {
  for (const appAccountToken of [accountTokenOf("u1"), null]) {
    expect(paymentRefusal({ appAccountToken, familyShared: true, revoked: false }, "u1")).toBe(
      "family-shared",
    );
  }
});
