import { createIosIapBill } from "@mindle/domain/api/purchase";
import { describe, expect, test } from "vitest";
import { accountTokenOf } from "../../../../functions/src/policies/payment.ts";
import { call, makeSecretId, refusal } from "../../../support/functions/api.ts";
import { database } from "../../../support/functions/database.ts";
import { PACKAGE, storedBill } from "../../../support/functions/purchases.ts";
import { deleteUser, makeUser } from "../../../support/functions/users.ts";

const BODY = {
  packageId: PACKAGE.id,
  product: { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" },
};

async function countBillsOf(uid: string): Promise<number> {
  return (await database().collection("bills").where("userId", "==", uid).get()).size;
}

describe("purchase/createIosIapBill", () => {
  test("no token: refused", async () => {
    expect((await refusal(createIosIapBill, BODY)).code).toBe("unauthenticated");
  });

  test("bad input: names the field and stores nothing", async () => {
    const { uid, token } = await makeUser();
    const refused: readonly (readonly [unknown, RegExp])[] = [
      [{}, /^packageId: /],
      [{ ...BODY, packageId: "riggy-complete" }, /^packageId: must be a package id$/],
      [{ packageId: PACKAGE.id }, /^product: /],
      [{ ...BODY, product: { ...BODY.product, localizedPrice: "" } }, /^product\.localizedPrice: /],
      [{ ...BODY, product: { ...BODY.product, price: 0 } }, /^product: Unrecognized key: "price"$/],
      [{ ...BODY, userId: "someone" }, /^body: Unrecognized key: "userId"$/],
    ];
    for (const [body, message] of refused) {
      expect(await refusal(createIosIapBill, body, { token })).toEqual({
        code: "invalid-argument",
        message: expect.stringMatching(message),
      });
    }
    expect(await countBillsOf(uid)).toBe(0);
  });

  test("forbidden: an unknown package, another package's product, a closed account; nothing is stored", async () => {
    const user = await makeUser();
    const options = { token: user.token };
    const other = { ...BODY, packageId: "flippy_master.v0" };
    expect((await refusal(createIosIapBill, other, options)).code).toBe("not-found");
    const later = { ...BODY, packageId: "riggy_complete.v1" };
    expect((await refusal(createIosIapBill, later, options)).code).toBe("not-found");
    const wrong = { ...BODY, packageId: "riggy_starter.v0" };
    expect((await refusal(createIosIapBill, wrong, options)).code).toBe("failed-precondition");
    await deleteUser(user);
    expect((await refusal(createIosIapBill, BODY, options)).code).toBe("unauthenticated");
    expect(await countBillsOf(user.uid)).toBe(0);
  });

  test("success: creates an open bill of the caller with the package's data", async () => {
    const { uid, token } = await makeUser();
    const before = Date.now();
    const bill = await call(createIosIapBill, BODY, { token });
    expect(bill).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      status: "created",
      regTime: expect.any(Number),
      item: {
        packageInfo: {
          id: PACKAGE.id,
          name: { ko: expect.any(String), en: "Letting go of perfect · The whole way" },
        },
      },
      product: { iosIap: { localizedPrice: "₩49,000" } },
      appAccountToken: accountTokenOf(uid),
    });
    expect(bill.regTime).toBeGreaterThanOrEqual(before);
    expect(await storedBill(bill.id)).toEqual({
      userId: uid,
      status: "created",
      regTime: bill.regTime,
      item: bill.item,
      product: {
        iosIap: { localizedPrice: "₩49,000", productIdentifier: PACKAGE.productIdentifier },
      },
      programOpenLengthMillis: { [PACKAGE.programId]: PACKAGE.openMillis },
      failReason: null,
    });
  });

  test("repeat: with the same key there is one bill, without a key another one each time", async () => {
    const { uid, token } = await makeUser();
    const idempotencyKey = makeSecretId();
    const bills = await Promise.all(
      [1, 2, 3].map(() => call(createIosIapBill, BODY, { token, idempotencyKey })),
    );
    for (const bill of bills) expect(bill).toEqual(bills[0]);
    await database().doc(`bills/${idempotencyKey}`).update({ status: "success" });
    const later = await call(createIosIapBill, BODY, { token, idempotencyKey });
    expect(later).toEqual({ ...bills[0], id: idempotencyKey, status: "success" });
    expect(await countBillsOf(uid)).toBe(1);

    const [one, other] = await Promise.all([1, 2].map(() => call(createIosIapBill, BODY, { token })));
    expect(one?.id).not.toBe(other?.id);
    expect(await countBillsOf(uid)).toBe(3);
  });

  test("repeat: the key of another user's bill, or of another package, is refused", async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const idempotencyKey = makeSecretId();
    await call(createIosIapBill, BODY, { token: user.token, idempotencyKey });
    const refused = { code: "already-exists", message: "The key belongs to another bill." };
    expect(await refusal(createIosIapBill, BODY, { token: other.token, idempotencyKey })).toEqual(refused);
    const starter = {
      packageId: "riggy_starter.v0",
      product: { productIdentifier: "riggy_starter.v0", localizedPrice: "₩49,000" },
    };
    expect(await refusal(createIosIapBill, starter, { token: user.token, idempotencyKey })).toEqual(refused);
    expect(await countBillsOf(other.uid)).toBe(0);
  });
});
