import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { BodyOf, Operation } from "@mindle/domain/api/operation";
import { finishStep, saveAfactoryInput } from "@mindle/domain/api/program";
import { redeemCoupon } from "@mindle/domain/api/purchase";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FailureReport } from "../../functions/src/http/dispatch.ts";
import { type Network, startNetwork } from "../conformance/support/network.ts";
import { EMPTY_APP_STORE } from "../support/functions/app-store.ts";
import { startAuthStandIn } from "../support/functions/auth-stand-in.ts";
import { callBy, dispatchOn } from "../support/functions/backend.ts";
import { makeProgramme, type TestProgramme } from "../support/functions/content.ts";
import { database } from "../support/functions/database.ts";
import { saveBody } from "../support/functions/page-saves.ts";
import { countedRedemptions, makeCoupon, PACKAGE, putPackage } from "../support/functions/purchases.ts";
import { openTestStore } from "../support/functions/store.ts";
import type { LocalServer } from "../support/local-server.ts";
import { runs } from "../support/soak.ts";
import { FirestoreProcess } from "./support/firestore-process.ts";

const RESTARTS = runs(2, 60);

/** Users who act at the same time, in two processes of the functions. */
const USERS = 12;

/** How long Firestore works between two restarts at most, in milliseconds. */
const LONGEST_MS = 400;

/** Codes of errors after which a device sends the same again. */
const PASSING = ["unavailable", "aborted", "internal", "resource-exhausted"];

const PROJECT = "demo-restart";

let directory: string;
let firestore: FirestoreProcess;
let network: Network;
let auth: LocalServer;
let programme: TestProgramme;
let stops = 0;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "restart-"));
  firestore = await FirestoreProcess.start(PROJECT, join(directory, "0"));
  [network, auth] = await Promise.all([startNetwork(firestore), startAuthStandIn()]);
  Object.assign(process.env, {
    GCLOUD_PROJECT: PROJECT,
    FIRESTORE_EMULATOR_HOST: `${network.emulator.host}:${network.emulator.port}`,
    FIREBASE_AUTH_EMULATOR_HOST: auth.host,
    METADATA_SERVER_DETECTION: "none",
    MINDLE_API_URL: "http://127.0.0.1/api",
  });
  [programme] = await Promise.all([makeProgramme(), putPackage()]);
});
afterAll(async () => {
  await database().terminate();
  await Promise.all([network.close(), auth.close(), firestore.stop()]);
  await rm(directory, { recursive: true });
});

/** Cuts every connection wherever it is, and starts another process with the documents of the one that ran. */
async function restart(): Promise<void> {
  network.disconnect();
  await firestore.stop();
  const from = join(directory, String(stops));
  stops += 1;
  firestore = await FirestoreProcess.start(PROJECT, join(directory, String(stops)), from);
  network.forwardTo(firestore);
  network.restore();
}

/** What a user has been told is done. */
interface User {
  readonly uid: string;
  readonly saved: string[];
  finished: boolean;
  redeemed: boolean;
}

/** Calls that have begun and not ended. */
let underWay = 0;

/** Calls an operation again and again until it succeeds, as a device does. */
async function callUntilDone<Op extends Operation>(
  dispatch: ReturnType<typeof dispatchOn>,
  uid: string,
  operation: Op,
  body: BodyOf<Op>,
): Promise<void> {
  for (;;) {
    underWay += 1;
    const { envelope } = await callBy(dispatch, { uid }, operation, body);
    underWay -= 1;
    if (envelope.success) return;
    expect(PASSING).toContain(envelope.code);
    await delay(50);
  }
}

/** What a user does, from the first page to the coupon; pages go on until `isOver`. */
async function act(
  dispatch: ReturnType<typeof dispatchOn>,
  user: User,
  coupon: string,
  isOver: () => boolean,
) {
  const { uid } = user;
  const { programId, free } = programme;
  const save = async () => {
    const body = saveBody(uid, free.instanceId, { baseRevision: user.saved.length });
    await callUntilDone(dispatch, uid, saveAfactoryInput, body);
    user.saved.push(body.toSubmit[free.instanceId]?.operationId ?? "");
  };
  await save();
  await callUntilDone(dispatch, uid, redeemCoupon, { code: coupon });
  user.redeemed = true;
  await callUntilDone(dispatch, uid, finishStep, { programId, stepId: free.stepId, uid });
  user.finished = true;
  while (!isOver()) await save();
}

/** What is stored of a user, at one moment. */
function storedOf(uid: string, coupon: string) {
  const { programId, free } = programme;
  const at = (path: string) => database().doc(path);
  return database().runTransaction(
    async (transaction) => {
      const saves = await transaction.get(database().collection(`users/${uid}/saves`));
      const [instance, progress, redemption, program] = await transaction.getAll(
        at(`users/${uid}/instances/${free.instanceId}`),
        at(`users/${uid}/programs/${programId}`),
        at(`coupons/${coupon}/redemptions/${uid}`),
        at(`users/${uid}/programs/${PACKAGE.programId}`),
      );
      const steps: readonly unknown[] = progress?.get("stepFinished") ?? [];
      const grants: readonly unknown[] = program?.get("usageInfos") ?? [];
      return {
        operationIds: saves.docs.map(({ id }) => id),
        revision: Number(instance?.get("revision") ?? 0),
        steps: steps.length,
        redemptions: redemption?.exists === true ? 1 : 0,
        grants: grants.length,
      };
    },
    { readOnly: true },
  );
}

/** Nothing that was acknowledged is missing, and what was not is there as a whole or not at all. */
async function expectKept(users: readonly User[], coupon: string): Promise<void> {
  for (const user of users) {
    const { operationIds, revision, steps, redemptions, grants } = await storedOf(user.uid, coupon);
    expect(operationIds).toEqual(expect.arrayContaining(user.saved));
    if (user.finished) expect(steps).toBe(1);
    if (user.redeemed) expect(redemptions).toBe(1);
    expect(steps).toBeLessThanOrEqual(1);
    expect(grants).toBe(redemptions);
    expect(operationIds).toHaveLength(revision);
  }
}

test(`after each of ${RESTARTS} restarts of Firestore under load, what was acknowledged is there, and nothing is there twice`, {
  timeout: 60_000 + RESTARTS * 10_000,
}, async () => {
  const coupon = await makeCoupon({ maxRedemptions: 1_000_000 });
  const reports: FailureReport[] = [];
  const dispatches = [openTestStore(), openTestStore()].map((store) =>
    dispatchOn(EMPTY_APP_STORE, reports, store),
  );
  const users: User[] = [];
  let interrupted = 0;
  for (let round = 0; round < RESTARTS; round += 1) {
    let isOver = false;
    const present = Array.from({ length: USERS }, (_, number): User => {
      return { uid: `u${round}-${number}`, saved: [], finished: false, redeemed: false };
    });
    users.push(...present);
    const acting = Promise.all(
      present.map(async (user, number) => {
        const dispatch = dispatches[number % dispatches.length];
        if (dispatch !== undefined) await act(dispatch, user, coupon, () => isOver);
      }),
    );
    await delay(Math.random() * LONGEST_MS);
    const known = present.map((user) => ({ ...user, saved: [...user.saved] }));
    interrupted += underWay;
    await restart();
    // Read while the users go on: of what they are told later, nothing is asked here.
    const kept = expectKept(known, coupon);
    isOver = true;
    await Promise.all([acting, kept]);
  }
  expect(interrupted).toBeGreaterThan(RESTARTS);
  for (const { uid, saved } of users) {
    expect(await storedOf(uid, coupon)).toEqual({
      operationIds: saved.toSorted(),
      revision: saved.length,
      steps: 1,
      redemptions: 1,
      grants: 1,
    });
  }
  const { size } = await database().collection(`coupons/${coupon}/redemptions`).get();
  expect(size).toBe(users.length);
  expect(await countedRedemptions(coupon)).toBe(size);
});
