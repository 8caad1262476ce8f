import fc from "fast-check";
import { expect, test } from "vitest";
import { accountTokenOf, paymentRefusal } from "./payment.ts";

test("a user's token is a UUID, always the same, and another user's is another", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (uid, other) => {
      const token = accountTokenOf(uid);
      expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(accountTokenOf(other) === token).toBe(uid === other);
    }),
  );
});

test.each([
  ["the user's", accountTokenOf("u1"), false, undefined],
  ["the user's in capitals", accountTokenOf("u1").toUpperCase(), false, undefined],
  ["without a token", null, false, undefined],
  ["another's", accountTokenOf("u2"), false, "not-theirs"],
  ["nobody's", "00000000-0000-0000-0000-000000000000", false, "not-theirs"],
  ["with an empty token", "", false, "not-theirs"],
  ["the user's, revoked", accountTokenOf("u1"), true, "revoked"],
  ["another's, revoked, which is not told", accountTokenOf("u2"), true, "not-theirs"],
])("a transaction %s", (_name, appAccountToken, revoked, refusal) => {
  expect(paymentRefusal({ appAccountToken, revoked }, "u1")).toBe(refusal);
});
