import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { randomSeed, runs } from "../support/soak.ts";
import { type KillPoint, REQUESTS } from "./support/kill-points.ts";
import { APP_STORE, type KillWorld, makeKillWorld, NOW } from "./support/kill-world.ts";
import { type MortalBackend, startMortalBackend } from "./support/mortal-backend.ts";
import { startProcess } from "./support/mortal-process.ts";

const WRITING = REQUESTS.filter(([, { writes }]) => writes > 0);

const PAIRS = WRITING.flatMap((one, at) => WRITING.slice(at + 1).map((other) => [one, other] as const));

const TESTED = runs(60, PAIRS.length);
const seed = randomSeed();

/** Requests of which the order says what they mean; all others leave the same in any order. */
const ORDERED: Readonly<Record<string, readonly string[]>> = {
  // What was answered after the sign-in belongs to the user at the next one.
  submitAssessment: ["getUserInfo"],
  // Nothing is done after it for the user; a coupon stays redeemed, a harm counted, a device of another user is not taken.
  cleanDeleteUser: [
    "signOutEverywhere",
    "registerDevice",
    "redeemCoupon",
    "processIosIapPayment",
    "appStoreNotifications",
    "reportHarm",
  ],
  // Who gave an address first; no invitation goes out once help was called for.
  subscribe: ["subscribe", "setSafetyFlag"],
  // A reminder's time of day is that of the daily one, or of the time zone, when it is set.
  updateNotificationConfig: ["updateTimezoneOffset", "finishStep", "remind"],
  updateTimezoneOffset: ["finishStep", "remind"],
  // The newest open bill is paid.
  createIosIapBill: ["processIosIapPayment"],
  processIosIapPayment: ["failIosIapPayment", "appStoreNotifications"],
  // One opens the programme after what another one has opened.
  redeemCoupon: ["processIosIapPayment", "appStoreNotifications"],
};

function isOrdered(one: string, other: string): boolean {
  const isListed = ORDERED[one]?.includes(other) === true || ORDERED[other]?.includes(one) === true;
  // The session ends.
  return isListed || [one, other].includes("signOutEverywhere");
}

let backend: MortalBackend;
let world: KillWorld;
let empty: ReturnType<MortalBackend["kept"]>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  backend = await startMortalBackend("demo-call-order");
  world = await makeKillWorld(backend, startProcess(backend, APP_STORE, []));
  empty = backend.kept();
});
afterAll(async () => {
  await backend.close();
  vi.useRealTimers();
});

/** What requests leave that arrive in this order, each at a process that knows of no other. */
async function leftBy(before: readonly KillPoint[], requests: readonly KillPoint[]) {
  const start = () => startProcess(backend, APP_STORE, []);
  backend.restore(empty);
  for (const point of before) await point.before?.(world, start());
  for (const request of requests) await request.act(world, start(), 0);
  return backend.kept();
}

test(`${TESTED} pairs of requests in both orders, one of them late once more: one effect each (seed ${seed})`, {
  timeout: 30_000 + PAIRS.length * 1_000,
}, async () => {
  // A walk whose step has no divisor in common with their number meets each of the pairs.
  const step = 7_919;
  for (let tested = 0; tested < TESTED; tested += 1) {
    const [[nameOfOne, one], [nameOfOther, other]] = pairAt(seed + tested * step);
    const names = `${nameOfOne}, ${nameOfOther}`;
    const pair = [one, other];
    const inOrder = await leftBy(pair, [one, other]);
    const turned = await leftBy(pair, [other, one]);
    if (!isOrdered(nameOfOne, nameOfOther)) expect([names, turned]).toEqual([names, inOrder]);
    for (const late of [
      [one, other, one],
      [other, one, other],
    ]) {
      const left = await leftBy(pair, late);
      const isOfOneOrder = [inOrder, turned].some((expected) => isDeepStrictEqual(left, expected));
      expect([names, isOfOneOrder]).toEqual([names, true]);
    }
  }
});

function pairAt(place: number) {
  const pair = PAIRS[place % PAIRS.length];
  if (pair === undefined) throw new Error("There are no pairs.");
  return pair;
}
