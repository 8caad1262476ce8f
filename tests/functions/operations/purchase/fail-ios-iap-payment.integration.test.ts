import { failIosIapPayment } from "@mindle/domain/api/purchase";
import { describe, expect, test } from "vitest";
import { call, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { makeBill, storedBill } from "../../../support/functions/purchases.ts";
import { makeUser } from "../../../support/functions/users.ts";

const reason = "user cancelled";

describe("purchase/failIosIapPayment", () => {
  test("no token: refused", async () => {
    const bill = await makeBill(await makeUser());
    expect((await refusal(failIosIapPayment, { billId: bill.id, reason })).code).toBe("unauthenticated");
    expect(await storedBill(bill.id)).toMatchObject({ status: "created" });
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    const billId = "a".repeat(20);
    const refused: readonly (readonly [unknown, RegExp])[] = [
      [{ reason }, /^billId: /],
      [{ billId: "../users/a", reason }, /^billId: must be an id$/],
      [{ billId }, /^reason: /],
      [{ billId, reason: "a".repeat(501) }, /^reason: /],
    ];
    for (const [body, message] of refused) {
      expect(await refusal(failIosIapPayment, body, { token })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(message),
      });
    }
  });

  test("forbidden: another user's bill is not found, and a paid one stays paid", async () => {
    const [owner, other] = await Promise.all([makeUser(), makeUser()]);
    const { id: billId } = await makeBill(owner);
    const asOther = { token: other.token };
    const unknown = await refusal(failIosIapPayment, { billId: "a".repeat(20), reason }, asOther);
    expect(unknown.code).toBe("not-found");
    expect(await refusal(failIosIapPayment, { billId, reason }, asOther)).toEqual(unknown);
    expect(await storedBill(billId)).toMatchObject({ status: "created", failReason: null });

    await database().doc(`bills/${billId}`).update({ status: "success" });
    const paid = await refusal(failIosIapPayment, { billId, reason }, { token: owner.token });
    expect(paid.code).toBe("failed-precondition");
    expect(await storedBill(billId)).toMatchObject({ status: "success", failReason: null });
  });

  test("success: cancels the bill and stores the reason", async () => {
    const owner = await makeUser();
    const bill = await makeBill(owner);
    expect(await call(failIosIapPayment, { billId: bill.id, reason }, { token: owner.token })).toEqual({
      ...bill,
      status: "cancelled",
    });
    expect(await storedBill(bill.id)).toMatchObject({ status: "cancelled", failReason: reason });
  });

  test("repeat: returns the same and keeps the first reason", async () => {
    const owner = await makeUser();
    const { id: billId } = await makeBill(owner);
    const first = await call(failIosIapPayment, { billId, reason }, { token: owner.token });
    const again = { billId, reason: "something else" };
    expect(await call(failIosIapPayment, again, { token: owner.token })).toEqual(first);
    expect(await storedBill(billId)).toMatchObject({ failReason: reason });
  });
});
