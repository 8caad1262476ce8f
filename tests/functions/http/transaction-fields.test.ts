import * as library from "@apple/app-store-server-library";
import { createIosIapBill, listBills, processIosIapPayment } from "@mindle/domain/api/purchase";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { standInAppStore } from "../../../functions/src/appstore/open-app-store.ts";
import { makeSigningChain } from "../../../functions/src/appstore/stand-in/certificates.ts";
import { signPayload, transactionPayload } from "../../../functions/src/appstore/stand-in/stand-in-server.ts";
import type { Dispatch } from "../../../functions/src/http/dispatch.ts";
import type { RequestHandler } from "../../../functions/src/http/serve.ts";
import { accountTokenOf } from "../../../functions/src/policies/payment.ts";
import { notificationsOf, PURCHASE, postTo, signNotification } from "../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../support/functions/backend.ts";
import { PACKAGE, putPackage, storedProgram, storedTransaction } from "../../support/functions/purchases.ts";

const chain = makeSigningChain();

/** The signed transactions that the App Store has, by their ids. */
const transactions = new Map<string, object>();

const appStore = standInAppStore(library, chain, async ({ path }) =>
  Response.json({
    signedTransactionInfo: signPayload(chain, transactions.get(path.split("/").at(-1) ?? "") ?? {}),
  }),
);

let backend: Backend;
let dispatch: Dispatch;
let notify: RequestHandler;

beforeAll(async () => {
  backend = await startBackend("demo-transaction-fields");
  dispatch = dispatchOn(appStore, []);
  notify = notificationsOf(appStore);
  await putPackage();
});
afterAll(() => backend.close());

let buyers = 0;

/** A user with an open bill, and a transaction of theirs with these fields. */
async function makeBuyer(fields: Readonly<Record<string, unknown>> = {}) {
  buyers += 1;
  const uid = `buyer-${buyers}`;
  const id = String(3_000_000_000 + buyers);
  const purchase = { ...PURCHASE, appAccountToken: accountTokenOf(uid) };
  const payload = { ...transactionPayload(id, purchase), ...fields };
  transactions.set(id, payload);
  const product = { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" };
  await callBy(dispatch, { uid }, createIosIapBill, { packageId: PACKAGE.id, product });
  const bills = async () => {
    const { envelope } = await callBy(dispatch, { uid }, listBills, {
      statuses: ["created", "cancelled", "success"],
    });
    return envelope.data;
  };
  const pay = async () =>
    (await callBy(dispatch, { uid }, processIosIapPayment, { originalTransactionId: id })).envelope;
  return { uid, id, pay, bills };
}

/** Sends a notification about a transaction, with further fields of it. */
async function send(type: string, id: string, fields: Readonly<Record<string, unknown>> = {}) {
  const { status } = await postTo(
    notify,
    signNotification(chain, type, { ...transactions.get(id), ...fields }),
  );
  expect(status).toBe(200);
}

/** For how long the user's programme was or is open altogether, in milliseconds. */
async function openMillis(uid: string): Promise<number> {
  const spans: { openedAt: number; closedAt: number }[] = (await storedProgram(uid))?.["usageInfos"] ?? [];
  return spans.reduce((sum, { openedAt, closedAt }) => sum + closedAt - openedAt, 0);
}

const FAMILY = { inAppOwnershipType: "FAMILY_SHARED" };

describe("a transaction that a family member paid for", () => {
  test("opens nothing and leaves the bill open, so that the user can buy", async () => {
    const { uid, id, pay, bills } = await makeBuyer(FAMILY);
    expect(await pay()).toMatchObject({
      code: "permission-denied",
      message: "The purchase is a family member's: a programme opens for who paid.",
    });
    expect(await storedProgram(uid)).toBeUndefined();
    expect(await storedTransaction(id)).toBeUndefined();
    expect(await bills()).toMatchObject([{ status: "created" }]);
  });

  test("closes nothing of the payer's when the sharing ends", async () => {
    const { uid, id, pay } = await makeBuyer();
    await pay();
    await send("REVOKE", id, { ...FAMILY, revocationDate: Date.now() });
    expect(await openMillis(uid)).toBe(PACKAGE.openMillis);
    expect(await pay()).toMatchObject({ success: true });
  });
});

describe("a transaction of several", () => {
  test("opens the programme as many times as long, and its bill says so", async () => {
    const { uid, id, pay, bills } = await makeBuyer({ quantity: 3 });
    expect(await pay()).toMatchObject({ success: true, data: { status: "success", quantity: 3 } });
    expect(await openMillis(uid)).toBe(3 * PACKAGE.openMillis);
    expect(await storedTransaction(id)).toMatchObject({ quantity: 3 });
    expect(await bills()).toMatchObject([{ status: "success", quantity: 3 }]);
    expect(await pay()).toMatchObject({ success: true });
    expect(await openMillis(uid)).toBe(3 * PACKAGE.openMillis);
  });

  test("is closed by a refund and given back by a reversed one, all of it", async () => {
    const { uid, id, pay } = await makeBuyer({ quantity: 2 });
    await pay();
    await send("REFUND", id, { revocationDate: Date.now() });
    expect(await openMillis(uid)).toBeLessThan(60_000);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await send("REFUND_REVERSED", id);
    expect(await openMillis(uid)).toBeGreaterThan(2 * PACKAGE.openMillis - 60_000);
  });

  test("of one has no quantity on its bill", async () => {
    const { pay, bills } = await makeBuyer({ quantity: undefined });
    await pay();
    expect(await bills()).toMatchObject([{ status: "success" }]);
    expect(await bills()).not.toMatchObject([{ quantity: expect.anything() }]);
  });
});

describe("what is read over changes nothing", () => {
  test.each([
    ["type", { type: "Consumable" }],
    ["price and currency", { price: 0, currency: "USD" }],
    ["storefront", { storefront: "USA", storefrontId: "143441" }],
    ["offer", { offerType: 3, offerIdentifier: "spring", offerDiscountType: "FREE_TRIAL" }],
    ["expiresDate", { expiresDate: 1 }],
    ["isUpgraded", { isUpgraded: true }],
    ["purchaseDate", { purchaseDate: 1, originalPurchaseDate: 1 }],
    ["a missing account token", { appAccountToken: undefined }],
    ["a field that is new", { somethingNew: "x" }],
  ])("%s", async (_name, fields) => {
    const { uid, pay } = await makeBuyer(fields);
    expect(await pay()).toMatchObject({ success: true });
    expect(await openMillis(uid)).toBe(PACKAGE.openMillis);
  });

  test.each(["CONSUMPTION_REQUEST", "ONE_TIME_CHARGE", "REFUND_DECLINED", "EXPIRED", "DID_RENEW"])(
    "the notification %s",
    async (type) => {
      const { uid, id, pay } = await makeBuyer();
      await pay();
      await send(type, id);
      expect(await openMillis(uid)).toBe(PACKAGE.openMillis);
    },
  );

  test.each([
    ["in full", { revocationReason: 0, revocationType: "REFUND_FULL", revocationPercentage: 100_000 }],
    ["because of an issue", { revocationReason: 1 }],
    ["in part", { revocationReason: 0, revocationType: "REFUND_PRORATED", revocationPercentage: 40_000 }],
  ])("how it was refunded: %s", async (_name, fields) => {
    const { uid, id, pay } = await makeBuyer();
    await pay();
    await send("REFUND", id, { revocationDate: Date.now(), ...fields });
    expect(await openMillis(uid)).toBeLessThan(60_000);
    expect(await pay()).toMatchObject({ code: "failed-precondition" });
  });
});
