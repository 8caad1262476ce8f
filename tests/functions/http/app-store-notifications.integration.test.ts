import { processIosIapPayment } from "@mindle/domain/api/purchase";
import { describe, expect, test } from "vitest";
import { makeSigningChain } from "../../../functions/src/appstore/stand-in/certificates.ts";
import { transactionPayload } from "../../../functions/src/appstore/stand-in/stand-in-server.ts";
import { call, refusal } from "../../support/functions/api.ts";
import { PURCHASE, signNotification } from "../../support/functions/app-store.ts";
import { database } from "../../support/functions/database.ts";
import { testEnvironment } from "../../support/functions/environment.ts";
import {
  buy,
  makeBill,
  PACKAGE,
  storedBill,
  storedProgram,
  storedTransaction,
} from "../../support/functions/purchases.ts";
import { testStore } from "../../support/functions/store.ts";
import { makeUser } from "../../support/functions/users.ts";

async function send(body: unknown, method = "POST"): Promise<number> {
  const response = await fetch(`${testEnvironment().functionsUrl}/appStoreNotifications`, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
  });
  await response.text();
  return response.status;
}

/** A notification signed by the stand-in. */
async function notification(type: string, transactionId: string, chain = testStore().standIn.chain()) {
  const purchase = { ...PURCHASE, revocationDate: Date.now() };
  return signNotification(await chain, type, transactionPayload(transactionId, purchase));
}

/** A user who has paid for the package. */
async function paid() {
  const user = await makeUser();
  await makeBill(user);
  const transactionId = await buy();
  const bill = await call(
    processIosIapPayment,
    { originalTransactionId: transactionId },
    { token: user.token },
  );
  return { user, bill, transactionId };
}

async function spansOf(uid: string) {
  return (await storedProgram(uid))?.["usageInfos"] ?? [];
}

/** How long the programme is open from now on, in milliseconds. */
function remaining(spans: readonly { readonly openedAt: number; readonly closedAt: number }[]): number {
  const now = Date.now();
  return spans
    .map(({ openedAt, closedAt }) => closedAt - Math.max(openedAt, now))
    .filter((left) => left > 0)
    .reduce((sum, left) => sum + left, 0);
}

describe("appStoreNotifications", () => {
  test("bad input: an invalid body or another method is refused", async () => {
    for (const body of [{}, { signedPayload: 1 }, { signedPayload: "" }, []])
      expect(await send(body)).toBe(400);
    expect(await send(undefined, "GET")).toBe(400);
  });

  test("forbidden: a notification that the App Store did not sign changes nothing", async () => {
    const { user, bill, transactionId } = await paid();
    const before = await spansOf(user.uid);
    const forged = await notification("REFUND", transactionId, Promise.resolve(makeSigningChain()));
    expect(await send(forged)).toBe(403);
    expect(await send({ signedPayload: "nonsense" })).toBe(403);
    expect(await spansOf(user.uid)).toEqual(before);
    expect(await storedBill(bill.id)).toMatchObject({ status: "success" });
  });

  test.each(["REFUND", "REVOKE"])(
    "success: %s closes the paid programmes and cancels the bill",
    async (type) => {
      const { user, bill, transactionId } = await paid();
      const [before] = await spansOf(user.uid);
      expect(await send(await notification(type, transactionId))).toBe(200);
      const [after] = await spansOf(user.uid);
      expect(after.openedAt).toBe(before.openedAt);
      expect(after.closedAt).toBeLessThanOrEqual(Date.now());
      expect(await storedBill(bill.id)).toMatchObject({ status: "cancelled", failReason: type });
      expect(await storedTransaction(transactionId)).toMatchObject({ revokedAt: after.closedAt });
      const again = { originalTransactionId: transactionId };
      expect((await refusal(processIosIapPayment, again, { token: user.token })).code).toBe(
        "failed-precondition",
      );
    },
  );

  test("success: a grant after the refunded one starts now instead", async () => {
    const { user, transactionId } = await paid();
    await makeBill(user);
    const second = await buy();
    await call(processIosIapPayment, { originalTransactionId: second }, { token: user.token });
    expect(await send(await notification("REFUND", transactionId))).toBe(200);
    const [first, next] = await spansOf(user.uid);
    expect(next.openedAt).toBe(first.closedAt);
    expect(next.closedAt - next.openedAt).toBe(PACKAGE.openMillis);
  });

  test("success: REFUND_REVERSED gives back the time that was left, and the bill", async () => {
    const { user, bill, transactionId } = await paid();
    const before = remaining(await spansOf(user.uid));
    expect(await send(await notification("REFUND", transactionId))).toBe(200);
    expect(remaining(await spansOf(user.uid))).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      expect(await send(await notification("REFUND_REVERSED", transactionId))).toBe(200);
      const after = remaining(await spansOf(user.uid));
      expect(after).toBeGreaterThan(before - 60_000);
      expect(after).toBeLessThanOrEqual(before);
    }
    expect(await storedBill(bill.id)).toMatchObject({ status: "success", failReason: null });
    const again = { originalTransactionId: transactionId };
    expect((await call(processIosIapPayment, again, { token: user.token })).id).toBe(bill.id);

    expect(await send(await notification("REFUND", transactionId))).toBe(200);
    expect(remaining(await spansOf(user.uid))).toBe(0);
    expect(await storedBill(bill.id)).toMatchObject({ status: "cancelled" });
  });

  test("success: a refund wins that arrives after the App Store confirmed the payment, until it is reversed", async () => {
    const { uid, token } = await makeUser();
    await makeBill({ uid, token, email: "" });
    const transactionId = await buy();
    expect(await send(await notification("REFUND", transactionId))).toBe(200);
    // The stand-in still confirms the payment, as the App Store did a moment before.
    const payment = { originalTransactionId: transactionId };
    const refused = await refusal(processIosIapPayment, payment, { token });
    expect(refused).toEqual({ code: "failed-precondition", message: "The purchase was refunded." });
    expect(await spansOf(uid)).toEqual([]);
    const late = {
      originalTransactionId: transactionId,
      productId: PACKAGE.productIdentifier,
      quantity: 1,
      sandbox: true,
    };
    expect(await testStore().payments.settle(late, uid, Date.now())).toEqual({
      settled: false,
      reason: "revoked",
    });

    expect(await send(await notification("REFUND_REVERSED", transactionId))).toBe(200);
    expect((await call(processIosIapPayment, payment, { token })).status).toBe("success");
    expect(await spansOf(uid)).toHaveLength(1);
  });

  test("success: other types, unknown transactions and deleted users are answered without effect", async () => {
    const { user, transactionId } = await paid();
    const before = await spansOf(user.uid);
    expect(await send(await notification("CONSUMPTION_REQUEST", transactionId))).toBe(200);
    expect(await send(await notification("REFUND", await buy()))).toBe(200);
    expect(await spansOf(user.uid)).toEqual(before);
    await database().doc(`transactions/${transactionId}`).update({ userId: null });
    expect(await send(await notification("REFUND", transactionId))).toBe(200);
    expect(await spansOf(user.uid)).toEqual(before);
  });

  test("repeat: the same notification again has no further effect", async () => {
    const { user, transactionId } = await paid();
    const sent = await notification("REFUND", transactionId);
    expect(await send(sent)).toBe(200);
    const once = [await spansOf(user.uid), await storedTransaction(transactionId)];
    expect(await send(sent)).toBe(200);
    expect([await spansOf(user.uid), await storedTransaction(transactionId)]).toEqual(once);
  });
});
