import { processIosIapPayment } from "@mindle/domain/api/purchase";
import { describe, expect, test } from "vitest";
import { accountTokenOf } from "../../../../functions/src/policies/payment.ts";
import { call, post, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import {
  buy,
  makeBill,
  PACKAGE,
  storedBill,
  storedProgram,
  storedTransaction,
} from "../../../support/functions/purchases.ts";
import { deleteUser, makeUser, type TestUser } from "../../../support/functions/users.ts";

function pay(originalTransactionId: string, { token }: TestUser) {
  return call(processIosIapPayment, { originalTransactionId }, { token });
}

async function refused(originalTransactionId: string, { token }: TestUser): Promise<string> {
  return (await refusal(processIosIapPayment, { originalTransactionId }, { token })).code;
}

/**
 * Concurrent calls make the emulator start a process each, which is slow. concurrent-calls.test.ts runs 50 in one
 * process.
 */
const CONCURRENT = { timeout: 120_000 };

describe("purchase/processIosIapPayment", () => {
  test("no token: refused", async () => {
    const originalTransactionId = await buy();
    expect((await refusal(processIosIapPayment, { originalTransactionId })).code).toBe("unauthenticated");
    expect(await storedTransaction(originalTransactionId)).toBeUndefined();
  });

  test("bad input: names the field", async () => {
    const { token } = await makeUser();
    for (const originalTransactionId of [undefined, 1, "", "12a", "../1", "1".repeat(65)]) {
      expect(await refusal(processIosIapPayment, { originalTransactionId }, { token })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(/^originalTransactionId: /),
      });
    }
  });

  test("forbidden: unknown, another user's, refunded, of another product, without a bill; nothing is written", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const { id: billId } = await makeBill(user);
    await makeBill(other, "riggy_starter.v0");
    const attempts: readonly (readonly [string, TestUser, string])[] = [
      ["999", user, "not-found"],
      [await buy({ appAccountToken: accountTokenOf(other.uid) }), user, "permission-denied"],
      [await buy({ revocationDate: Date.now() }), user, "failed-precondition"],
      [await buy({ productId: "riggy_starter.v0" }), user, "not-found"],
      [await buy(), other, "not-found"],
    ];
    for (const [transactionId, by, code] of attempts) {
      expect(await refused(transactionId, by)).toBe(code);
      expect(await storedTransaction(transactionId)).toBeUndefined();
    }
    expect(await storedBill(billId)).toMatchObject({ status: "created" });
    expect(await storedProgram(user.uid)).toBeUndefined();
    expect(await storedProgram(other.uid)).toBeUndefined();
  });

  test("forbidden: a spent transaction for another user, and a closed account", async () => {
    const [user, other, gone] = await Promise.all([makeUser(), makeUser(), makeUser()]);
    await Promise.all([makeBill(user), makeBill(other), makeBill(gone)]);
    const transactionId = await buy();
    await deleteUser(gone);
    expect(await refused(transactionId, gone)).toBe("unauthenticated");
    await pay(transactionId, user);
    expect(await refused(transactionId, other)).toBe("already-exists");
    expect(await storedProgram(other.uid)).toBeUndefined();
    // What is kept after the user's deletion.
    await database().doc(`transactions/${transactionId}`).update({ userId: null });
    expect(await refused(transactionId, other)).toBe("already-exists");
  });

  test("success: settles the newest open bill of the product and opens its programmes", async () => {
    const user = await makeUser();
    const older = await makeBill(user);
    await database()
      .doc(`bills/${older.id}`)
      .update({ regTime: older.regTime - 1 });
    const newer = await makeBill(user);
    await database()
      .doc(`bills/${newer.id}`)
      .update({ programOpenLengthMillis: { [PACKAGE.programId]: 1000 } });
    const other = await makeBill(user, "riggy_starter.v0");
    const transactionId = await buy({ appAccountToken: accountTokenOf(user.uid) });
    expect(await pay(transactionId, user)).toEqual({ ...newer, status: "success" });
    expect(await storedBill(newer.id)).toMatchObject({ status: "success", userId: user.uid });
    for (const { id } of [older, other]) expect(await storedBill(id)).toMatchObject({ status: "created" });
    const [span, ...more] = (await storedProgram(user.uid))?.["usageInfos"] ?? [];
    expect(more).toEqual([]);
    expect(span.closedAt - span.openedAt).toBe(1000);
    expect(await storedTransaction(transactionId)).toEqual({
      userId: user.uid,
      billId: newer.id,
      productId: PACKAGE.productIdentifier,
      quantity: 1,
      sandbox: true,
      settledAt: span.openedAt,
      grants: [{ programId: PACKAGE.programId, place: 0 }],
      revokedAt: null,
      revokedMillis: {},
      notifiedAt: 0,
    });
  });

  test("repeat: returns the same and settles no other bill", async () => {
    const user = await makeUser();
    await makeBill(user);
    const transactionId = await buy();
    const first = await pay(transactionId, user);
    const later = await makeBill(user);
    expect(await pay(transactionId, user)).toEqual(first);
    expect(await storedBill(later.id)).toMatchObject({ status: "created" });
    expect((await storedProgram(user.uid))?.["usageInfos"]).toHaveLength(1);
  });

  test("concurrent: 20 calls settle one bill once and return the same", CONCURRENT, async () => {
    const user = await makeUser();
    await Promise.all([makeBill(user), makeBill(user)]);
    const transactionId = await buy();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(transactionId, user)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.every(({ status }) => status === "success")).toBe(true);
    expect((await storedProgram(user.uid))?.["usageInfos"]).toHaveLength(1);
    const paid = await database().collection("bills").where("userId", "==", user.uid).get();
    expect(paid.docs.map((bill) => bill.get("status")).toSorted()).toEqual(["created", "success"]);
  });

  test("concurrent: one of two users with the same transaction succeeds", CONCURRENT, async () => {
    const users = await Promise.all([makeUser(), makeUser()]);
    await Promise.all(users.map((user) => makeBill(user)));
    const originalTransactionId = await buy();
    const answers = await Promise.all(
      users.map(({ token }) => post(processIosIapPayment.path, { originalTransactionId }, { token })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const programs = await Promise.all(users.map(({ uid }) => storedProgram(uid)));
    expect(programs.filter((program) => program !== undefined)).toHaveLength(1);
  });
});
