import { randomBytes, randomUUID } from "node:crypto";
import { redeemCoupon } from "@mindle/domain/api/purchase";
import { EVENT_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FailureReport } from "../../../functions/src/http/dispatch.ts";
import type { Store } from "../../../functions/src/store/store.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../support/functions/backend.ts";
import { database } from "../../support/functions/database.ts";
import { countedRedemptions, makeCoupon, PACKAGE, putPackage } from "../../support/functions/purchases.ts";
import { openTestStore } from "../../support/functions/store.ts";

const PROCESSES = 4;
const CALLS_OF_EACH = 20;
const CALLS = PROCESSES * CALLS_OF_EACH;

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-hot");
  await putPackage();
});
afterAll(() => backend.close());

/** Makes 80 calls at once, each with an id of its own, by four processes. Resolves to how often each answer was given. */
async function callAtOnce(
  act: (store: Store, id: string) => Promise<string>,
): Promise<Readonly<Record<string, number>>> {
  const calls = Array.from({ length: PROCESSES }, openTestStore).flatMap((store) =>
    Array.from({ length: CALLS_OF_EACH }, () => act(store, randomUUID())),
  );
  const answers = Map.groupBy(await Promise.all(calls), (answer) => answer);
  return Object.fromEntries([...answers].map(([answer, { length }]) => [answer, length]));
}

async function countOf(collection: string): Promise<number> {
  return (await database().collection(collection).count().get()).data().count;
}

test.each([
  ["without a limit", null, { granted: CALLS }],
  ["for half of the callers", CALLS / 2, { granted: CALLS / 2, exhausted: CALLS / 2 }],
])("a coupon %s is redeemed as often as it is granted", async (_name, maxRedemptions, expected) => {
  const code = await makeCoupon({ maxRedemptions });
  const users: string[] = [];
  const answers = await callAtOnce(async (store, uid) => {
    users.push(uid);
    const redemption = await store.coupons.redeem(code, uid, Date.now());
    return redemption.granted ? "granted" : redemption.reason;
  });
  expect(answers).toEqual(expected);
  const programmes = users.map((uid) => database().doc(`users/${uid}/programs/${PACKAGE.programId}`));
  const opened = (await database().getAll(...programmes)).filter(({ exists }) => exists);
  expect(opened).toHaveLength(expected.granted);
  expect(await countOf(`coupons/${code}/redemptions`)).toBe(expected.granted);
  expect(await countedRedemptions(code)).toBe(maxRedemptions ?? 0);
});

async function consume(store: Store, key: string, calls: number): Promise<string> {
  const wait = await store.rateLimits.consume(key, { calls, perSeconds: 600 }, Date.now());
  return wait === 0 ? "passed" : "refused";
}

test("the rate limit of each user is a document of its own", async () => {
  const before = await countOf("rateLimits");
  expect(await callAtOnce((store, id) => consume(store, id, 30))).toEqual({ passed: CALLS });
  expect(await countOf("rateLimits")).toBe(before + CALLS);
});

test("the rate limit of one address lets exactly so many calls pass", async () => {
  const key = randomUUID();
  expect(await callAtOnce((store) => consume(store, key, 60))).toEqual({ passed: 60, refused: CALLS - 60 });
});

test("the local stack keeps every tracking event", async () => {
  const before = await countOf("trackingEvents");
  await callAtOnce(async (store) => {
    const event = makeTrackingEvent({ uuid: randomId(EVENT_ID_LENGTH, randomBytes) });
    await store.trackingEvents.put([event], Date.now());
    return "stored";
  });
  expect(await countOf("trackingEvents")).toBe(before + CALLS);
});

test("a coupon's limit may be raised", async () => {
  const code = await makeCoupon({ maxRedemptions: 2 });
  const reports: FailureReport[] = [];
  const dispatch = dispatchOn(EMPTY_APP_STORE, reports);
  const redeem = async (number: number) => {
    const { envelope } = await callBy(dispatch, { uid: `limit-${number}` }, redeemCoupon, { code });
    return envelope.success ? "granted" : envelope.code;
  };
  expect([await redeem(0), await redeem(1), await redeem(2)]).toEqual([
    "granted",
    "granted",
    "resource-exhausted",
  ]);
  await database().doc(`coupons/${code}`).update({ maxRedemptions: 3 });
  expect([await redeem(2), await redeem(3)]).toEqual(["granted", "resource-exhausted"]);
  expect(await countedRedemptions(code)).toBe(3);
  expect(reports).toEqual([]);
});
