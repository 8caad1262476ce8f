import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { CallLimit } from "@mindle/domain/api/operation";
import { EVENT_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { CONTENDED } from "../../../functions/src/store/firestore/collection.ts";
import { KeyedQueue } from "../../../functions/src/store/firestore/keyed-queue.ts";
import type { Store } from "../../../functions/src/store/store.ts";
import { database } from "./database.ts";
import { countedRedemptions, makeCoupon, PACKAGE } from "./purchases.ts";
import { openTestStore } from "./store.ts";

/** What is offered to documents that many users share. */
export interface HotLoad {
  readonly calls: number;
  readonly perSecond: number;
  /** Each simulates a process: its queues and caches are its own. */
  readonly stores: readonly Store[];
}

export interface HotOutcome {
  /** From the first call to the last answer. */
  readonly seconds: number;
  /** Milliseconds of each call. */
  readonly times: readonly number[];
  /** Calls by answer; `granted`, `exhausted` and the like, or an error's message. */
  readonly answers: Readonly<Record<string, number>>;
  /** Where the answers, or what is stored, is not what the calls must give. */
  readonly problems: readonly string[];
}

/** Calls of one address and browser that pass. */
const ADDRESS_LIMIT: CallLimit = { calls: 60, perSeconds: 600 };

/** Calls of one user that pass. */
const USER_LIMIT: CallLimit = { calls: 30, perSeconds: 600 };

/** Documents that many users share, or calls that write many documents, by what is driven. */
export const HOT_DOCUMENTS = {
  "coupon without a limit": redeemOpen,
  "coupon for half of the callers": redeemLimited,
  "rate limits, a user each": limitEach,
  "rate limit of one address": limitOne,
  "tracking events (local stack)": trackEvents,
  "for comparison: one counter, not spread": countInOne,
} as const satisfies Readonly<Record<string, (load: HotLoad) => Promise<HotOutcome>>>;

export type HotName = keyof typeof HOT_DOCUMENTS;

export const HOT_NAMES: readonly HotName[] = Object.keys(HOT_DOCUMENTS).filter(
  (name): name is HotName => name in HOT_DOCUMENTS,
);

export function openHotStores(count: number): Store[] {
  return Array.from({ length: count }, () => openTestStore());
}

async function redeemOpen(load: HotLoad): Promise<HotOutcome> {
  const code = await makeCoupon();
  const driven = await drive(load, redeeming(code));
  return { ...driven, problems: await couponProblems(code, driven, load.calls, { granted: load.calls }, 0) };
}

async function redeemLimited(load: HotLoad): Promise<HotOutcome> {
  const limit = Math.floor(load.calls / 2);
  const code = await makeCoupon({ maxRedemptions: limit });
  const driven = await drive(load, redeeming(code));
  const expected = { granted: limit, exhausted: load.calls - limit };
  return { ...driven, problems: await couponProblems(code, driven, load.calls, expected, limit) };
}

function redeeming(code: string) {
  return async (store: Store, call: number): Promise<string> => {
    const redemption = await store.coupons.redeem(code, userOf(code, call), Date.now());
    return redemption.granted ? "granted" : redemption.reason;
  };
}

function userOf(code: string, call: number): string {
  return `${code}-${call}`;
}

async function couponProblems(
  code: string,
  { answers }: Driven,
  calls: number,
  expected: Readonly<Record<string, number>>,
  counted: number,
): Promise<string[]> {
  const programmes = Array.from({ length: calls }, (_, call) =>
    database().doc(`users/${userOf(code, call)}/programs/${PACKAGE.programId}`),
  );
  const redemptions = await database().collection(`coupons/${code}/redemptions`).count().get();
  const opened = await database().getAll(...programmes);
  return [
    ...differences(answers, expected),
    ...difference("redemptions", redemptions.data().count, expected["granted"]),
    ...difference("programmes", opened.filter(({ exists }) => exists).length, expected["granted"]),
    ...difference("counted", await countedRedemptions(code), counted),
  ];
}

async function limitEach(load: HotLoad): Promise<HotOutcome> {
  const run = randomUUID();
  const before = await countOf("rateLimits");
  const driven = await drive(load, (store, call) => consume(store, `${run} ${call}`, USER_LIMIT));
  const added = (await countOf("rateLimits")) - before;
  const problems = [
    ...differences(driven.answers, { passed: load.calls }),
    ...difference("documents", added, load.calls),
  ];
  return { ...driven, problems };
}

async function limitOne(load: HotLoad): Promise<HotOutcome> {
  const key = randomUUID();
  const driven = await drive(load, (store) => consume(store, key, ADDRESS_LIMIT));
  const passed = Math.min(ADDRESS_LIMIT.calls, load.calls);
  return { ...driven, problems: differences(driven.answers, { passed, refused: load.calls - passed }) };
}

async function consume(store: Store, key: string, limit: CallLimit): Promise<string> {
  return (await store.rateLimits.consume(key, limit, Date.now())) === 0 ? "passed" : "refused";
}

async function trackEvents(load: HotLoad): Promise<HotOutcome> {
  const before = await countOf("trackingEvents");
  const driven = await drive(load, async (store) => {
    await store.trackingEvents.put(
      [makeTrackingEvent({ uuid: randomId(EVENT_ID_LENGTH, randomBytes) })],
      Date.now(),
    );
    return "stored";
  });
  const problems = [
    ...differences(driven.answers, { stored: load.calls }),
    ...difference("documents", (await countOf("trackingEvents")) - before, load.calls),
  ];
  return { ...driven, problems };
}

/** What nothing in the product does: all calls count in one document. */
async function countInOne(load: HotLoad): Promise<HotOutcome> {
  const counter = database().doc(`hot/${randomUUID()}`);
  const queues = new Map(load.stores.map((store) => [store, new KeyedQueue()]));
  const count = () =>
    database().runTransaction(async (transaction) => {
      const counted: unknown = (await transaction.get(counter)).get("counted") ?? 0;
      transaction.set(counter, { counted: Number(counted) + 1 });
    }, CONTENDED);
  const driven = await drive(load, async (store) => {
    await queues.get(store)?.run("counter", count);
    return "counted";
  });
  const stored: unknown = (await counter.get()).get("counted");
  const problems = [
    ...differences(driven.answers, { counted: load.calls }),
    ...difference("counted", stored, load.calls),
  ];
  return { ...driven, problems };
}

type Driven = Omit<HotOutcome, "problems">;

/** Starts calls at the offered rate, whether or not earlier ones are answered, and waits for all answers. */
async function drive(
  { calls, perSecond, stores }: HotLoad,
  act: (store: Store, call: number) => Promise<string>,
): Promise<Driven> {
  const times: number[] = [];
  const answers: Record<string, number> = {};
  const started = performance.now();
  const timed = async (store: Store, call: number) => {
    const begun = performance.now();
    const answer = await act(store, call).catch(messageOf);
    times.push(performance.now() - begun);
    answers[answer] = (answers[answer] ?? 0) + 1;
  };
  const running: Promise<void>[] = [];
  while (running.length < calls) {
    const due = Math.min(calls, Math.ceil(((performance.now() - started) / 1000) * perSecond));
    while (running.length < due) running.push(timed(storeOf(stores, running.length), running.length));
    await delay(5);
  }
  await Promise.all(running);
  return { seconds: (performance.now() - started) / 1000, times, answers };
}

function storeOf(stores: readonly Store[], place: number): Store {
  const store = stores[place % stores.length];
  if (store === undefined) throw new Error("There is no store to drive.");
  return store;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function countOf(collection: string): Promise<number> {
  return (await database().collection(collection).count().get()).data().count;
}

function differences(
  found: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...names].flatMap((name) => difference(name, found[name] ?? 0, expected[name] ?? 0));
}

function difference(name: string, found: unknown, expected: unknown): string[] {
  return found === expected ? [] : [`${name}: ${String(found)} instead of ${String(expected)}`];
}
