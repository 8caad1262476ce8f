import * as library from "@apple/app-store-server-library";
import { describe, expect, test } from "vitest";
import { AppStoreError } from "./app-store.ts";
import type { AppleEnvironment } from "./app-store-settings.ts";
import { standInEnvironment } from "./open-app-store.ts";
import { makeSigningChain } from "./stand-in/certificates.ts";
import {
  STAND_IN_BUNDLE_ID,
  type StandInPurchase,
  signPayload,
  transactionPayload,
} from "./stand-in/stand-in-server.ts";
import { VerifiedAppStore } from "./verified-app-store.ts";

const ID = "2000000001";
const PURCHASE: StandInPurchase = {
  productId: "riggy_complete.v0",
  appAccountToken: null,
  purchaseDate: 1_750_000_000_000,
  revocationDate: null,
};
const chain = makeSigningChain();
const BOTH = ["Production", "Sandbox"] as const;

/** A transaction signed by an environment. */
function signedIn(environment: string): string {
  return signPayload(chain, { ...transactionPayload(ID, PURCHASE), environment });
}

const known = (environment: string) => () => Response.json({ signedTransactionInfo: signedIn(environment) });
const unknown = () => Response.json({ errorCode: 4_040_010, errorMessage: "" }, { status: 404 });
const broken = () => Response.json({ errorCode: 5_000_000, errorMessage: "" }, { status: 500 });

/** An App Store with these environments, and those that were requested. */
function appStore(
  environments: readonly AppleEnvironment[],
  answers: Readonly<Record<AppleEnvironment, () => Response>>,
) {
  const requested: AppleEnvironment[] = [];
  const stores = environments.map((name) =>
    standInEnvironment(library, chain, name, async () => {
      requested.push(name);
      return answers[name]();
    }),
  );
  return { store: new VerifiedAppStore(library, stores), requested };
}

async function statusOf(result: Promise<unknown>): Promise<number> {
  const error: unknown = await result.then(
    (value) => expect.fail(`accepted: ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppStoreError)) throw error;
  return error.status;
}

describe("a transaction", () => {
  test("is found in production without a request to the sandbox", async () => {
    const { store, requested } = appStore(BOTH, {
      Production: known("Production"),
      Sandbox: known("Sandbox"),
    });
    expect(await store.transaction(ID)).toMatchObject({ originalTransactionId: ID, sandbox: false });
    expect(requested).toEqual(["Production"]);
  });

  test("that production does not know is requested from the sandbox, as Apple's review needs", async () => {
    const { store, requested } = appStore(BOTH, { Production: unknown, Sandbox: known("Sandbox") });
    expect(await store.transaction(ID)).toMatchObject({ originalTransactionId: ID, sandbox: true });
    expect(requested).toEqual(BOTH);
  });

  test("is unknown if no accepted environment knows it", async () => {
    const only = appStore(["Production"], { Production: unknown, Sandbox: known("Sandbox") });
    expect(await only.store.transaction(ID)).toBeUndefined();
    expect(only.requested).toEqual(["Production"]);
    const none = appStore(BOTH, { Production: unknown, Sandbox: unknown });
    expect(await none.store.transaction(ID)).toBeUndefined();
    expect(none.requested).toEqual(BOTH);
  });

  test("is not requested from the sandbox after an error of production", async () => {
    const { store, requested } = appStore(BOTH, { Production: broken, Sandbox: known("Sandbox") });
    expect(await statusOf(store.transaction(ID))).toBe(21_005);
    expect(requested).toEqual(["Production"]);
  });

  test.each([
    ["signed by the sandbox, in production", known("Sandbox"), unknown, 21_007],
    ["signed by production, in the sandbox", unknown, known("Production"), 21_008],
    ["signed by Xcode, in production", known("Xcode"), unknown, 21_007],
  ])("%s is refused", async (_name, Production, Sandbox, status) => {
    expect(await statusOf(appStore(BOTH, { Production, Sandbox }).store.transaction(ID))).toBe(status);
  });
});

describe("a notification", () => {
  const notification = (environment: string, ofTransaction = environment, appAppleId = 1) =>
    signPayload(chain, {
      notificationType: "REFUND",
      notificationUUID: "b3b4a0a5-5a2f-4b5a-9a5a-1c9d0e2f3a4b",
      version: "2.0",
      signedDate: Date.now(),
      data: {
        bundleId: STAND_IN_BUNDLE_ID,
        appAppleId,
        environment,
        signedTransactionInfo: signedIn(ofTransaction),
      },
    });
  const decode = (environments: readonly AppleEnvironment[], signed: string) =>
    appStore(environments, { Production: unknown, Sandbox: unknown }).store.notification(signed);

  test.each([
    ["Production", false],
    ["Sandbox", true],
  ])("of %s is decoded by that environment", async (environment, sandbox) => {
    const { transaction } = await decode(BOTH, notification(environment));
    expect(transaction).toMatchObject({ originalTransactionId: ID, sandbox });
  });

  test("is refused if its environment is not accepted, or if its transaction or app does not match", async () => {
    expect(await statusOf(decode(["Production"], notification("Sandbox")))).toBe(21_007);
    expect(await statusOf(decode(["Sandbox"], notification("Production")))).toBe(21_008);
    expect(await statusOf(decode(BOTH, notification("Production", "Sandbox")))).toBe(21_007);
    expect(await statusOf(decode(BOTH, notification("Sandbox", "Production")))).toBe(21_007);
    expect(await statusOf(decode(["Production"], notification("Production", "Production", 2)))).toBe(21_003);
  });
});
