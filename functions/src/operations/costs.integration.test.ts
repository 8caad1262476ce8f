import { randomBytes } from "node:crypto";
import { CONTRACT } from "@mindle/domain/api/contract";
import { BROWSER_ID_HEADER } from "@mindle/domain/api/headers";
import { BROWSER_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../api.ts";
import { readSettings } from "../settings.ts";
import { CONTENT_KEPT_MS, ContentStore } from "../store/content.ts";
import { anAccount } from "../testing/account.ts";
import { makeAddress, post } from "../testing/api.ts";
import { EMPTY_APP_STORE } from "../testing/app-store.ts";
import { makeProgramme, type TestProgramme } from "../testing/content.ts";
import { type CountedFirestore, startCountedFirestore } from "../testing/counted-firestore.ts";
import { database } from "../testing/database.ts";
import { testEnvironment } from "../testing/environment.ts";
import { putPackage } from "../testing/purchases.ts";
import { type ServedApi, serveApi } from "../testing/serve-api.ts";
import { testStore } from "../testing/store.ts";
import {
  makeSubject,
  OPERATION_NAMES,
  type OperationName,
  prepareCall,
} from "../testing/successful-calls.ts";
import { getGcCompack } from "./program/get-gc-compack.ts";

/**
 * Costs of a successful call of each operation. Calls come from a non-local address, so that each rate limit that
 * processes share adds one read, write and transaction. Content is read each time, as by a process that has not kept it yet.
 */
const COSTS: Readonly<Record<OperationName, readonly [reads: number, writes: number, transactions: number]>> =
  {
    submitAssessment: [2, 2, 2],
    getResponse: [2, 1, 1],
    getLatestSchemaAssessment: [1, 0, 0],
    listResponses: [2, 0, 0],
    // The user, a query for unclaimed responses, three programmes.
    getUserInfo: [5, 0, 0],
    // The browser's limit and the network's.
    checkEmailExist: [2, 2, 2],
    updateUserInfo: [4, 1, 1],
    // Two passes over the user and all collections; the second finds them empty.
    cleanDeleteUser: [37, 14, 1],
    // Thirteen documents, and eight empty collections.
    exportUserData: [21, 0, 0],
    // The devices, of which there are none.
    signOutEverywhere: [1, 0, 0],
    // The limit, the user, and the mail with the test.
    subscribe: [4, 3, 3],
    getUserProgram: [3, 0, 0],
    getUserNotificationInfo: [3, 0, 1],
    updateNotificationConfig: [2, 1, 1],
    // The user is read twice: to check whether anything changes, and in the transaction.
    updateTimezoneOffset: [3, 2, 1],
    // The limit, the user, and two queries: for the token at other users, and for the user's devices.
    registerDevice: [4, 2, 2],
    pauseReminders: [2, 1, 1],
    cancelReminder: [0, 1, 0],
    unregisterDevice: [0, 1, 0],
    getGcCompack: [2, 0, 0],
    getAfactoryActivities: [5, 0, 0],
    // The page that was answered, its activity and config.
    listAnswers: [3, 0, 0],
    // The page, and the record of its change.
    saveAfactoryInput: [6, 2, 1],
    // The programme and its nudge.
    finishStep: [6, 2, 2],
    // The user's and the public programme, and the pack; then the user, the daily reminder and the reminder.
    remind: [6, 1, 1],
    // The limit, the user, and the ids of the pictures, of which there are none.
    saveImage: [3, 2, 2],
    getImage: [1, 0, 0],
    deleteImage: [0, 1, 0],
    listPackages: [2, 1, 1],
    createIosIapBill: [3, 2, 2],
    listBills: [4, 0, 0],
    // Coupon and redemption are read twice: a refused call needs no transaction.
    redeemCoupon: [10, 5, 3],
    // The payment is read twice: a repeated call needs no request to the App Store. So is the bill: by a query, and by
    // its id in the transaction.
    processIosIapPayment: [9, 5, 3],
    failIosIapPayment: [2, 2, 2],
  };

let firestore: CountedFirestore;
let api: ServedApi;
let programme: TestProgramme;

beforeAll(async () => {
  const { authHost, projectId } = testEnvironment();
  firestore = await startCountedFirestore();
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: firestore.host,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FUNCTIONS_EMULATOR: "true",
    METADATA_SERVER_DETECTION: "none",
  });
  api = await serveApi(createApi(readSettings(process.env)).handleRequest);
  process.env["MINDLE_API_URL"] = `http://127.0.0.1:${api.port}/api`;
  await putPackage();
  programme = await makeProgramme();
});

afterAll(async () => {
  await api.close();
  await database().terminate();
  await firestore.close();
});

test.each(OPERATION_NAMES)("%s has exactly the expected costs", async (name) => {
  const subject = await makeSubject(programme);
  const { body, subject: caller } = await prepareCall(name, subject);
  firestore.take();
  const answer = await post(CONTRACT[name].path, body, {
    token: caller.user.token,
    claimSecret: caller.claimSecret,
  });
  expect(answer).toMatchObject({ success: true });
  const [reads, writes, transactions] = COSTS[name];
  expect(firestore.take()).toEqual({ reads, writes, transactions });
});

test("a step by its programme costs the user's programme and pages, where its content is in memory", async () => {
  const { user } = await makeSubject(programme);
  const content = new ContentStore(database(), "local", CONTENT_KEPT_MS);
  const deps = {
    store: { ...testStore(), content },
    appStore: EMPTY_APP_STORE,
    siteUrl: "https://mindle.example",
    now: Date.now,
    random: randomBytes,
  };
  const { programId, locked, free } = programme;
  const caller = {
    ...{ account: anAccount(user.uid), uid: user.uid },
    ...{ claimHash: null, idempotencyKey: null, language: null },
  };
  const load = async () => {
    firestore.take();
    const { content: shown } = await getGcCompack(
      { programId, stepId: locked.stepId, full: true },
      caller,
      deps,
    );
    expect(Object.keys(shown?.instances ?? {})).toEqual([locked.instanceId, free.instanceId]);
    return firestore.take();
  };
  // The public programme, the pack, an activity and a config the first time.
  const own = 3;
  expect(await load()).toEqual({ reads: own + 4, writes: 0, transactions: 0 });
  expect(await load()).toEqual({ reads: own, writes: 0, transactions: 0 });
});

test.each(["checkEmailExist", "subscribe"] as const)(
  "%s costs nothing from a network that is refused, whatever browser it names",
  async (name) => {
    const { body } = await prepareCall(name, await makeSubject(programme));
    const address = makeAddress();
    const callWithNewBrowser = () =>
      post(CONTRACT[name].path, body, {
        headers: {
          "X-Forwarded-For": address,
          [BROWSER_ID_HEADER]: randomId(BROWSER_ID_LENGTH, randomBytes),
        },
      });
    for (let calls = 0; calls < 101; calls += 1) await callWithNewBrowser();
    firestore.take();
    for (let calls = 0; calls < 10; calls += 1) expect((await callWithNewBrowser()).status).toBe(429);
    expect(firestore.take()).toEqual({ reads: 0, writes: 0, transactions: 0 });
  },
);
