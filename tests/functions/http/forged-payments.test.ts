import * as library from "@apple/app-store-server-library";
import { createIosIapBill, processIosIapPayment } from "@mindle/domain/api/purchase";
import { afterAll, beforeAll, expect, test } from "vitest";
import { standInAppStore } from "../../../functions/src/appstore/open-app-store.ts";
import type { FailureReport } from "../../../functions/src/http/dispatch.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../support/functions/backend.ts";
import { database } from "../../support/functions/database.ts";
import { chain, FORGERIES, validTransaction } from "../../support/functions/forgeries.ts";
import { randomFrom } from "../../support/functions/mutate.ts";
import { PACKAGE, putPackage } from "../../support/functions/purchases.ts";
import { randomSeed, runs } from "../../support/soak.ts";

const TRANSACTIONS = runs(250, 10_000);
const SEED = randomSeed();
const BUYER = "buyer";
const FIRST_ID = 2_000_000_000;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-forged");
});
afterAll(() => backend.close());

/** Number of users' programmes and stored transactions. */
async function countGrants(): Promise<number> {
  const [programs, transactions] = await Promise.all([
    database().collectionGroup("programs").get(),
    database().collection("transactions").get(),
  ]);
  return programs.size + transactions.size;
}

test(`${TRANSACTIONS} forged or mutated transactions grant nothing, and a valid one does (SEED=${SEED})`, {
  timeout: 30_000 + TRANSACTIONS * 50,
}, async () => {
  const random = randomFrom(SEED);
  const reports: FailureReport[] = [];
  let signedTransactionInfo = "";
  const appStore = standInAppStore(library, chain, async () => Response.json({ signedTransactionInfo }));
  const dispatch = dispatchOn(appStore, reports);
  const pay = (originalTransactionId: string) =>
    callBy(dispatch, { uid: BUYER }, processIosIapPayment, { originalTransactionId });
  await putPackage();
  await callBy(dispatch, { uid: BUYER }, createIosIapBill, {
    packageId: PACKAGE.id,
    product: { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" },
  });
  const before = backend.commits();
  const codes = new Set<string>();
  for (let sent = 0; sent < TRANSACTIONS; sent += FORGERIES.length) {
    for (const [at, { name, make }] of FORGERIES.entries()) {
      const id = String(FIRST_ID + sent + at);
      signedTransactionInfo = make(id, BUYER, random);
      const { status, envelope } = await pay(id);
      const seen = `${name}: ${signedTransactionInfo}`;
      expect([envelope.success, status < 500, backend.commits()], seen).toEqual([false, true, before]);
      if (!envelope.success) codes.add(envelope.code);
    }
  }
  expect([...codes].toSorted()).toEqual(["failed-precondition", "not-found", "permission-denied"]);
  expect(await countGrants()).toBe(0);
  const validId = String(FIRST_ID - 1);
  signedTransactionInfo = validTransaction(validId, BUYER);
  expect((await pay(validId)).envelope.success).toBe(true);
  expect(await countGrants()).toBe(2);
  expect(reports).toEqual([]);
});
