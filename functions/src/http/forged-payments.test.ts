import { randomBytes } from "node:crypto";
import * as library from "@apple/app-store-server-library";
import { createIosIapBill, processIosIapPayment } from "@mindle/domain/api/purchase";
import { afterAll, beforeAll, expect, test } from "vitest";
import { standInAppStore } from "../appstore/open-app-store.ts";
import { makeSigningChain, type SigningChain } from "../appstore/stand-in/certificates.ts";
import { signPayload } from "../appstore/stand-in/sign-payload.ts";
import { transactionPayload } from "../appstore/stand-in/stand-in-server.ts";
import { accountTokenOf } from "../policies/payment.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../testing/backend.ts";
import { database } from "../testing/database.ts";
import { mutate, pick, type Random, randomFrom } from "../testing/mutate.ts";
import { PACKAGE, putPackage, storedProgram } from "../testing/purchases.ts";
import type { FailureReport } from "./dispatch.ts";

const TRANSACTIONS = Number(process.env["FORGED_TRANSACTIONS"] ?? 1_000);
const SEED = Number(process.env["FUZZ_SEED"] ?? randomBytes(4).readUInt32LE());

const BUYER = "buyer";
const chain = makeSigningChain();
const stranger = makeSigningChain();
const expired = makeSigningChain({ from: new Date("2020-01-01"), to: new Date("2021-01-01") });

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-forged");
  await putPackage();
});
afterAll(() => backend.close());

/** A transaction that pays for the buyer's bill. */
function goodPayload(id: string): Record<string, unknown> {
  return {
    ...transactionPayload(id, {
      productId: PACKAGE.productIdentifier,
      appAccountToken: accountTokenOf(BUYER),
      purchaseDate: Date.now(),
      revocationDate: null,
    }),
  };
}

/** What the App Store would sign and we must refuse: each of what we look at is another's, or out of date. */
const REFUSED: readonly Readonly<Record<string, unknown>>[] = [
  { bundleId: "com.example.other" },
  { bundleId: null },
  { environment: "Production" },
  { environment: "Xcode" },
  { environment: "LocalTesting" },
  { productId: "riggy_starter.v0" },
  { productId: null },
  { appAccountToken: accountTokenOf("somebody-else") },
  { appAccountToken: "" },
  { revocationDate: 1 },
  { originalTransactionId: "1" },
  { originalTransactionId: null },
];

/** Signatures that are not the App Store's. */
const FORGERS: readonly (readonly [name: string, (payload: object, random: Random) => string])[] = [
  ["by a stranger", (payload) => signPayload(stranger, payload)],
  [
    "by a stranger with stolen certificates",
    (payload) => signPayload({ ...stranger, x5c: chain.x5c }, payload),
  ],
  ["under an expired root", (payload) => signPayload(expired, payload)],
  ["with certificates left out", (payload, random) => signPayload(withoutOne(chain, random), payload)],
  ["with a foreign certificate", (payload, random) => signPayload(withForeign(random), payload)],
  ["and changed afterwards", (payload, random) => changed(signPayload(chain, payload), random)],
  ["with a part missing", (payload, random) => withoutPart(signPayload(chain, payload), random)],
  ["and cut short", (payload, random) => cut(signPayload(chain, payload), random)],
  ["by no one", (payload) => unsigned(payload)],
];

function withoutOne({ leafKey, x5c }: SigningChain, random: Random): SigningChain {
  return { leafKey, x5c: x5c.toSpliced(Math.floor(random() * x5c.length), 1) };
}

function withForeign(random: Random): SigningChain {
  const place = Math.floor(random() * chain.x5c.length);
  return { ...stranger, x5c: stranger.x5c.with(place, chain.x5c[place] ?? "") };
}

/** One character of header, payload or signature is another: never one that decodes to the same bytes. */
function changed(signed: string, random: Random): string {
  for (;;) {
    const at = Math.floor(random() * signed.length);
    const other = signed.slice(0, at) + pick([..."AZaz09-_"], random) + signed.slice(at + 1);
    if (bytesOf(other) !== bytesOf(signed)) return other;
  }
}

function bytesOf(signed: string): string {
  return signed
    .split(".")
    .map((part) => Buffer.from(part, "base64url").toString("hex"))
    .join(".");
}

function withoutPart(signed: string, random: Random): string {
  return signed
    .split(".")
    .with(Math.floor(random() * 3), "")
    .join(".");
}

function cut(signed: string, random: Random): string {
  return signed.slice(0, Math.floor(random() * (signed.length - 4)));
}

function unsigned(payload: object): string {
  const parts = [{ alg: "none", x5c: chain.x5c }, payload];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;
}

/** A transaction that must not pay, and in words what is wrong with it. */
function forge(id: string, random: Random): readonly [what: string, signed: string] {
  if (random() < 0.3) {
    const flaw = pick(REFUSED, random);
    return [JSON.stringify(flaw), signPayload(chain, { ...goodPayload(id), ...flaw })];
  }
  const [name, sign] = pick(FORGERS, random);
  const payload =
    random() < 0.5 ? goodPayload(id) : { ...goodPayload(id), ...Object(mutate(goodPayload(id), random)) };
  return [`signed ${name}`, sign(payload, random)];
}

test(`${TRANSACTIONS} forged or mutated transactions grant nothing, and a true one does (FUZZ_SEED=${SEED})`, {
  timeout: 30_000 + TRANSACTIONS * 30,
}, async () => {
  const random = randomFrom(SEED);
  const reports: FailureReport[] = [];
  let answer = "";
  const appStore = standInAppStore(library, chain, async () =>
    Response.json({ signedTransactionInfo: answer }),
  );
  const dispatch = dispatchOn(appStore, reports);
  const pay = (originalTransactionId: string) =>
    callBy(dispatch, { uid: BUYER }, processIosIapPayment, { originalTransactionId });
  await callBy(dispatch, { uid: BUYER }, createIosIapBill, {
    packageId: PACKAGE.id,
    product: { productIdentifier: PACKAGE.productIdentifier, localizedPrice: "₩49,000" },
  });

  const before = backend.commits();
  const codes = new Map<string, number>();
  for (let sent = 0; sent < TRANSACTIONS; sent += 1) {
    const id = String(2_000_000_000 + sent);
    const [what, signed] = forge(id, random);
    answer = signed;
    const { status, envelope } = await pay(id);
    if (envelope.success || status >= 500 || backend.commits() !== before) {
      throw new Error(`Transaction ${sent}, ${what}, was answered ${status} ${envelope.message}: ${signed}`, {
        cause: reports.at(-1)?.error,
      });
    }
    codes.set(envelope.code, (codes.get(envelope.code) ?? 0) + 1);
  }
  expect(reports).toEqual([]);
  expect([...codes.keys()].toSorted()).toEqual(["failed-precondition", "not-found", "permission-denied"]);
  expect(await storedProgram(BUYER)).toBeUndefined();
  expect((await database().collection("transactions").get()).empty).toBe(true);

  answer = signPayload(chain, goodPayload("2999999999"));
  expect((await pay("2999999999")).envelope).toMatchObject({ success: true, data: { status: "success" } });
  expect((await storedProgram(BUYER))?.["usageInfos"]).toHaveLength(1);
});
