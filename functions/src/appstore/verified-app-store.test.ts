import { X509Certificate } from "node:crypto";
import * as library from "@apple/app-store-server-library";
import { describe, expect, test } from "vitest";
import type { AppStoreError } from "./app-store.ts";
import { APPLE_ROOT_CA_G3, openAppStore, standInAppStore } from "./open-app-store.ts";
import { makeSigningChain } from "./stand-in/certificates.ts";
import {
  handleStandInRequest,
  type StandInPurchase,
  signPayload,
  transactionPayload,
} from "./stand-in/stand-in-server.ts";

const ID = "2000000001";
const PURCHASE: StandInPurchase = {
  productId: "riggy_complete.v0",
  appAccountToken: "6f1c3f0e-8f43-4c7b-8d12-1d2f3a4b5c6d",
  purchaseDate: 1_750_000_000_000,
  revocationDate: null,
};
const PAYLOAD = transactionPayload(ID, PURCHASE);
const chain = makeSigningChain();

/** An App Store that trusts `chain` and responds with this signed transaction. */
function respondingWith(signedTransactionInfo: string) {
  return standInAppStore(library, chain, async () => Response.json({ signedTransactionInfo }));
}

/** The status of the AppStoreError; fails if the promise resolves. */
async function statusOf(result: Promise<unknown>): Promise<number> {
  const error: unknown = await result.then(
    (value) => expect.fail(`accepted: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: "AppStoreError" });
  const { status }: Partial<AppStoreError> = { ...(error instanceof Error ? error : {}) };
  return status ?? 0;
}

function changed(signed: string, change: (payload: string) => string): string {
  const [header, payload = "", signature] = signed.split(".");
  const text = change(Buffer.from(payload, "base64url").toString());
  return [header, Buffer.from(text).toString("base64url"), signature].join(".");
}

describe("a transaction", () => {
  test("is requested, verified and decoded", async () => {
    const requested: string[] = [];
    const store = standInAppStore(library, chain, (request) => {
      requested.push(`${request.method} ${request.path}`);
      return handleStandInRequest(request, chain, async (id) => (id === ID ? PURCHASE : undefined));
    });
    expect(await store.transaction(ID)).toEqual({
      originalTransactionId: ID,
      productId: PURCHASE.productId,
      appAccountToken: PURCHASE.appAccountToken,
      quantity: 1,
      familyShared: false,
      revoked: false,
      sandbox: true,
    });
    expect(await store.transaction("2")).toBeUndefined();
    expect(requested).toEqual([`GET /inApps/v1/transactions/${ID}`, "GET /inApps/v1/transactions/2"]);
  });

  test("may be refunded or without an account token", async () => {
    const refunded = transactionPayload(ID, { ...PURCHASE, appAccountToken: null, revocationDate: 1 });
    expect(await respondingWith(signPayload(chain, refunded)).transaction(ID)).toMatchObject({
      appAccountToken: null,
      revoked: true,
    });
  });

  test("says how many were paid for, and whether the account paid", async () => {
    const read = (fields: object) =>
      respondingWith(signPayload(chain, { ...PAYLOAD, ...fields })).transaction(ID);
    expect(await read({ quantity: 3 })).toMatchObject({ quantity: 3, familyShared: false });
    expect(await read({ quantity: undefined, inAppOwnershipType: undefined })).toMatchObject({
      quantity: 1,
      familyShared: false,
    });
    expect(await read({ inAppOwnershipType: "FAMILY_SHARED" })).toMatchObject({ familyShared: true });
    expect(await read({ inAppOwnershipType: "SOMETHING_NEW" })).toMatchObject({ familyShared: true });
  });

  test("with another id than requested is unknown", async () => {
    expect(await respondingWith(signPayload(chain, PAYLOAD)).transaction("2000000002")).toBeUndefined();
  });

  const expired = makeSigningChain({ from: new Date("2020-01-01"), to: new Date("2021-01-01") });
  const signed = signPayload(chain, PAYLOAD);
  test.each([
    ["whose payload was changed", changed(signed, (text) => text.replace("complete", "starter")), 21003],
    ["without a signature", signed.replace(/\.[^.]*$/, "."), 21003],
    [
      "with the signature of another payload",
      `${signed.split(".").slice(0, 2).join(".")}.${signPayload(chain, {}).split(".")[2]}`,
      21003,
    ],
    ["signed under another root", signPayload(makeSigningChain(), PAYLOAD), 21003],
    ["signed by a chain of two", signPayload({ ...chain, x5c: chain.x5c.slice(0, 2) }, PAYLOAD), 21003],
    [
      "with stolen certificates and another key",
      signPayload({ ...makeSigningChain(), x5c: chain.x5c }, PAYLOAD),
      21003,
    ],
    ["of another bundle", signPayload(chain, { ...PAYLOAD, bundleId: "com.example.other" }), 21003],
    ["of production, to a sandbox", signPayload(chain, { ...PAYLOAD, environment: "Production" }), 21008],
    ["of Xcode", signPayload(chain, { ...PAYLOAD, environment: "Xcode" }), 21008],
    ["of local testing", signPayload(chain, { ...PAYLOAD, environment: "LocalTesting" }), 21008],
    ["without a product", signPayload(chain, { ...PAYLOAD, productId: undefined }), 21002],
    ["of none of the product", signPayload(chain, { ...PAYLOAD, quantity: 0 }), 21002],
    ["of half of the product", signPayload(chain, { ...PAYLOAD, quantity: 0.5 }), 21002],
    ["that is not a JWS", "nonsense", 21003],
  ])("%s is refused", async (_name, answer, status) => {
    expect(await statusOf(respondingWith(answer).transaction(ID))).toBe(status);
  });

  test("signed by an expired certificate is refused", async () => {
    const store = standInAppStore(library, expired, async () =>
      Response.json({ signedTransactionInfo: signPayload(expired, PAYLOAD) }),
    );
    expect(await statusOf(store.transaction(ID))).toBe(21003);
  });
});

describe("an App Store that fails", () => {
  const failing = (answer: () => Promise<Response>) =>
    standInAppStore(library, chain, answer).transaction(ID);

  test("with a transient error has status 21005", async () => {
    for (const status of [500, 503, 429]) {
      expect(await statusOf(failing(async () => Response.json({ errorCode: 5_000_000 }, { status })))).toBe(
        21005,
      );
    }
    expect(await statusOf(failing(() => Promise.reject(new TypeError("fetch failed"))))).toBe(21005);
    expect(await statusOf(failing(async () => new Response("<html>", { status: 200 })))).toBe(21005);
  });

  test("because of our key throws an unexpected error", async () => {
    await expect(failing(async () => new Response("", { status: 401 }))).rejects.toThrow("answered 401");
  });

  test("because none is configured has status 21005", async () => {
    const store = openAppStore({ kind: "none" }, { chain: async () => chain, find: async () => PURCHASE });
    expect(await statusOf(store.transaction(ID))).toBe(21005);
  });
});

describe("a notification", () => {
  const store = respondingWith("unused");
  const SIGNED_AT = Date.now();
  const notification = (data: object) => ({
    notificationType: "REFUND",
    notificationUUID: "b3b4a0a5-5a2f-4b5a-9a5a-1c9d0e2f3a4b",
    version: "2.0",
    signedDate: SIGNED_AT,
    data: { bundleId: "local.stand-in.app", environment: "Sandbox", ...data },
  });

  test("is decoded with its transaction", async () => {
    const signedTransactionInfo = signPayload(chain, PAYLOAD);
    expect(await store.notification(signPayload(chain, notification({ signedTransactionInfo })))).toEqual({
      type: "REFUND",
      signedDate: SIGNED_AT,
      transaction: expect.objectContaining({ originalTransactionId: ID }),
    });
    expect(await store.notification(signPayload(chain, notification({})))).toEqual({
      type: "REFUND",
      signedDate: SIGNED_AT,
      transaction: null,
    });
  });

  test("is refused without the time of its signature", async () => {
    const undated = { ...notification({}), signedDate: undefined };
    expect(await statusOf(store.notification(signPayload(chain, undated)))).toBe(21002);
  });

  test("is refused if it or its transaction is not signed by the App Store, or is of another app", async () => {
    const foreign = signPayload(makeSigningChain(), PAYLOAD);
    expect(
      await statusOf(
        store.notification(signPayload(chain, notification({ signedTransactionInfo: foreign }))),
      ),
    ).toBe(21003);
    expect(await statusOf(store.notification(signPayload(makeSigningChain(), notification({}))))).toBe(21003);
    const elsewhere = notification({ bundleId: "com.example.other" });
    expect(await statusOf(store.notification(signPayload(chain, elsewhere)))).toBe(21003);
  });
});

test("the root certificate is the one that Apple publishes", () => {
  const root = new X509Certificate(APPLE_ROOT_CA_G3);
  // Published at https://www.apple.com/certificateauthority/.
  expect(root.fingerprint256.replaceAll(":", "").toLowerCase()).toBe(
    "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179",
  );
  expect(root.verify(root.publicKey)).toBe(true);
});
