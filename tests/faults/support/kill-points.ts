import { IDEMPOTENCY_KEY_HEADER } from "@mindle/domain/api/operation-headers";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@mindle/domain/time";
import type { RequestHandler } from "../../../functions/src/http/serve.ts";
import { USER_COLLECTIONS } from "../../../functions/src/store/accounts/user-collections.ts";
import {
  deleteOrphans,
  deleteUnusedAccounts,
  finishDeletions,
} from "../../../functions/src/triggers/deletions.ts";
import { queueReminders } from "../../../functions/src/triggers/queue-reminders.ts";
import { makeReminder } from "../../support/functions/reminders.ts";
import { OPERATION_NAMES, type OperationName } from "../../support/functions/successful-calls.ts";
import {
  deviceOf,
  emailOf,
  type KillWorld,
  NOW,
  notificationOf,
  PAID_TRANSACTION_ID,
  pagesOf,
  REMIND_DAYS,
  SECRET,
  TRANSACTION_ID,
  USER,
} from "./kill-world.ts";
import type { MortalProcess } from "./mortal-process.ts";

/** What a process is killed at. */
export interface KillPoint {
  /** Writes of an undisturbed run, of whatever kind: the process is killed after each of them. */
  readonly writes: number;
  /** What happens before, in the world. */
  readonly before?: (world: KillWorld, process: MortalProcess) => Promise<unknown>;
  /** What is done, the first time and again: a client repeats its call, a schedule its run, a little later each. */
  readonly act: (world: KillWorld, process: MortalProcess, times: number) => Promise<unknown>;
  /** Why what is done again may be answered otherwise than in a run that was not disturbed. */
  readonly answersOtherwise?: string;
}

/** A call of an operation. */
interface Calling extends Omit<KillPoint, "act"> {
  /** The first valid body of the operation where no other is given. */
  readonly body?: (world: KillWorld) => unknown;
  /** The rich user where nobody is named; null without sign-in. */
  readonly uid?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const READS: readonly Calling[] = [{ writes: 0 }];

const KEY = { [IDEMPOTENCY_KEY_HEADER]: "k1K2k3K4k5K6k7K8k9K0k1K2" };

/** For each operation, calls that write as much as it ever does. */
const CALLINGS: Readonly<Record<OperationName, readonly Calling[]>> = {
  submitAssessment: [
    { writes: 1, headers: KEY },
    { writes: 1, headers: { [IDEMPOTENCY_KEY_HEADER]: "m1M2m3M4m5M6m7M8m9M0m1M2", ...SECRET }, uid: null },
  ],
  getResponse: READS,
  getLatestSchemaAssessment: READS,
  listResponses: READS,
  shareResponse: [{ writes: 1, body: ({ responseId }) => ({ responseId, shared: false }) }],
  // The first address, the user's document, and the responses of the browser.
  getUserInfo: [{ writes: 3, uid: USER.first, headers: SECRET }],
  checkEmailExist: [
    { writes: 1, uid: null, body: () => ({ email: emailOf(USER.unconfirmed) }) },
    { writes: 1, uid: null, body: () => ({ email: "taken@example.com" }) },
  ],
  // The first address, the foreign sign-in that is unlinked, and the document.
  updateUserInfo: [
    { writes: 3, uid: USER.first, body: () => ({ userId: USER.first, updateDoc: { passwordSet: true } }) },
  ],
  // The mark, the collections, the account, and the mark.
  cleanDeleteUser: [
    { writes: 3 + USER_COLLECTIONS.length, before: fill, answersOtherwise: "the account is closed" },
  ],
  exportUserData: READS,
  signOutEverywhere: [{ writes: 2, answersOtherwise: "the session has ended" }],
  // The address, and the mail with the test.
  subscribe: [{ writes: 2 }, { writes: 2, uid: null }],
  getUserProgram: READS,
  getUserNotificationInfo: READS,
  updateNotificationConfig: [{ writes: 1, body: () => ({ id: "daily", config: makeReminder({ hour: 3 }) }) }],
  updateTimezoneOffset: [
    { writes: 1, body: () => ({ timezoneOffset: -330 }) },
    { writes: 3, uid: USER.first, body: () => ({ timezoneOffset: -330 }) },
  ],
  pauseReminders: [{ writes: 1 }, { writes: 3, uid: USER.first }],
  cancelReminder: [
    { writes: 1, body: ({ programme: { programId, free } }) => ({ id: `${programId}.${free.stepId}.one` }) },
  ],
  // The browser's one before belonged to another user.
  registerDevice: [{ writes: 1, body: () => ({ token: deviceOf(USER.other) }) }],
  unregisterDevice: [{ writes: 1, body: () => ({ token: deviceOf(USER.rich) }) }],
  listPackages: READS,
  createIosIapBill: [{ writes: 1, headers: KEY }],
  listBills: READS,
  redeemCoupon: [{ writes: 1, body: ({ coupon }) => ({ code: coupon }) }],
  processIosIapPayment: [{ writes: 1, body: () => ({ originalTransactionId: TRANSACTION_ID }) }],
  failIosIapPayment: [{ writes: 1, body: ({ billId }) => ({ billId, reason: "closed" }) }],
  getGcCompack: READS,
  getAfactoryActivities: READS,
  listAnswers: READS,
  // The version with which the programme begins, and the pages.
  saveAfactoryInput: [{ writes: 2, body: (world) => ({ uid: USER.rich, toSubmit: pagesOf(world) }) }],
  // The page and the record of its change, in one transaction.
  removeAnswers: [
    {
      writes: 1,
      before: (world, process) =>
        process.call("saveAfactoryInput", { uid: USER.rich, toSubmit: pagesOf(world) }, { uid: USER.rich }),
    },
  ],
  // The step, and the nudge; after the last step the end of the nudge.
  finishStep: [
    { writes: 2 },
    { writes: 2, before: finish("free"), body: ({ programme }) => stepOf(programme, "locked") },
  ],
  remind: [{ writes: 1, body: ({ bodies }) => ({ ...bodies.remind[0], days: 9, ageMs: 0 }) }],
  saveImage: [{ writes: 1 }],
  getImage: [{ writes: 0, body: () => ({ imageId: "z1Z2z3Z4z5Z6z7Z8z9Z0" }) }],
  deleteImage: [{ writes: 1, body: () => ({ uid: USER.rich, imageId: "z1Z2z3Z4z5Z6z7Z8z9Z0" }) }],
  setSafetyFlag: [
    { writes: 1 },
    { writes: 3, uid: USER.first, body: ({ bodies }) => ({ ...bodies.setSafetyFlag[0], uid: USER.first }) },
  ],
  // The report and the day's count, in one transaction.
  reportHarm: [{ writes: 1, headers: KEY }],
};

function stepOf(programme: KillWorld["programme"], step: "free" | "locked") {
  return { programId: programme.programId, stepId: programme[step].stepId };
}

function finish(step: "free" | "locked"): NonNullable<KillPoint["before"]> {
  return ({ programme }, process) => process.call("finishStep", stepOf(programme, step), { uid: USER.rich });
}

function calls(name: OperationName): readonly KillPoint[] {
  return CALLINGS[name].map(({ body, uid = USER.rich, headers = {}, ...point }) => ({
    ...point,
    act: async (world, process) => {
      const { status, envelope } = await process.call(name, body?.(world) ?? world.bodies[name][0], {
        ...{ uid, headers },
      });
      return { status, envelope };
    },
  }));
}

/** Sends a request that has no operation. */
async function send(handle: RequestHandler, method: string, body: unknown): Promise<number> {
  const headers = new Headers({ "Content-Type": "application/json" });
  const { status } = await handle({
    method,
    path: "/",
    header: (name) => headers.get(name) ?? undefined,
    body: new TextEncoder().encode(JSON.stringify(body)),
  });
  return status;
}

const refund = notificationOf(PAID_TRANSACTION_ID, "REFUND", NOW);
const reversal = notificationOf(PAID_TRANSACTION_ID, "REFUND_REVERSED", NOW + 1);

/** Runs of a schedule: each run is later by its interval. */
function runs(
  run: (deps: MortalProcess["deps"], time: Date) => Promise<number>,
  from: number,
  everyMs: number,
) {
  return async (_world: KillWorld, { deps }: MortalProcess, times: number): Promise<void> => {
    await run(deps, new Date(from + times * everyMs));
  };
}

/** Gives the rich user what the world does not have: documents in all collections. */
async function fill(world: KillWorld, process: MortalProcess): Promise<void> {
  await queueReminders(process.deps, new Date(NOW + DAY_MS));
  await process.call("saveAfactoryInput", { uid: USER.rich, toSubmit: pagesOf(world) }, { uid: USER.rich });
}

/** A user's deletion that a process has not ended. */
async function leaveDeletion(world: KillWorld, process: MortalProcess): Promise<void> {
  await fill(world, process);
  await process.deps.store.userData.markDeleting(USER.rich, NOW - HOUR_MS);
}

/** Requests that no operation handles, by the name of what handles them. */
const HANDLERS: Readonly<Record<string, readonly KillPoint[]>> = {
  appStoreNotifications: [
    { writes: 1, act: (_world, { notify }) => send(notify, "POST", refund) },
    {
      writes: 1,
      before: (_world, { notify }) => send(notify, "POST", refund),
      act: (_world, { notify }) => send(notify, "POST", reversal),
    },
  ],
  // Production writes log lines instead.
  trackingStream: [{ writes: 1, act: (_world, { track }) => send(track, "PUT", [makeTrackingEvent()]) }],
};

/** Runs of schedules, by the name of the job. */
const JOBS: Readonly<Record<string, readonly KillPoint[]>> = {
  queueReminders: [
    // The daily reminder: what is sent, the message to the device, that it was sent, and the mail.
    { writes: 4, act: runs(queueReminders, NOW + DAY_MS, 5 * MINUTE_MS) },
    // The reminder of a page, which is the day's only one.
    { writes: 4, act: runs(queueReminders, NOW + REMIND_DAYS * DAY_MS, 5 * MINUTE_MS) },
  ],
  // The mark, which is as it was, the collections, the account, and the mark.
  finishDeletions: [
    {
      writes: 3 + USER_COLLECTIONS.length,
      before: leaveDeletion,
      act: runs(finishDeletions, NOW, HOUR_MS),
    },
  ],
  // The place in the walk, the mark, the collections, and the mark.
  deleteOrphans: [
    {
      writes: 3 + USER_COLLECTIONS.length,
      before: async (world, process) => {
        await fill(world, process);
        world.backend.accounts.delete(USER.rich);
      },
      act: runs((deps) => deleteOrphans(deps), NOW, HOUR_MS),
    },
  ],
  // The place in the walk and all of a deletion.
  deleteUnusedAccounts: [
    {
      writes: 4 + USER_COLLECTIONS.length,
      before: async (world, process) => {
        await fill(world, process);
        const { accounts } = world.backend;
        const account = accounts.get(USER.rich);
        if (account !== undefined) accounts.set(USER.rich, { ...account, lastLoginAt: 0 });
      },
      act: runs(deleteUnusedAccounts, NOW, HOUR_MS),
    },
  ],
};

type NamedPoint = readonly [name: string, point: KillPoint];

function named(points: Readonly<Record<string, readonly KillPoint[]>>): NamedPoint[] {
  return Object.entries(points).flatMap(([name, all]) => all.map((point) => [name, point] as const));
}

/** Requests, by the name of the operation or of what handles them. */
export const REQUESTS: readonly NamedPoint[] = [
  ...OPERATION_NAMES.flatMap((name) => calls(name).map((point) => [name, point] as const)),
  ...named(HANDLERS),
];

/** All that writes, by the name of the operation, of the handler or of the job. */
export const KILL_POINTS: readonly NamedPoint[] = [...REQUESTS, ...named(JOBS)];
