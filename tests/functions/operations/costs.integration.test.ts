import { randomBytes } from "node:crypto";
import { getUserInfo } from "@mindle/domain/api/auth";
import { CONTRACT } from "@mindle/domain/api/contract";
import { BROWSER_ID_HEADER } from "@mindle/domain/api/headers";
import { getUserProgram } from "@mindle/domain/api/user-program";
import { BROWSER_ID_LENGTH, randomId } from "@mindle/domain/identity/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "../../../functions/src/api.ts";
import { addressKey } from "../../../functions/src/http/rate-limit.ts";
import { getGcCompack } from "../../../functions/src/operations/program/read-content.ts";
import { LOCAL_RATE_LIMIT_KEY, readSettings } from "../../../functions/src/settings.ts";
import { CONTENT_TTL_MS, ContentStore } from "../../../functions/src/store/programme/content.ts";
import { rateLimitId } from "../../../functions/src/store/rate-limits.ts";
import { call, makeAddress, makeSecretId, post } from "../../support/functions/api.ts";
import { EMPTY_APP_STORE } from "../../support/functions/app-store.ts";
import { grantProgramme, makeProgramme, type TestProgramme } from "../../support/functions/content.ts";
import { type CountedFirestore, startCountedFirestore } from "../../support/functions/counted-firestore.ts";
import { database } from "../../support/functions/database.ts";
import { testEnvironment } from "../../support/functions/environment.ts";
import { COSTS } from "../../support/functions/operation-costs.ts";
import { putPackage } from "../../support/functions/purchases.ts";
import { type ServedApi, serveApi } from "../../support/functions/serve-api.ts";
import { testStore } from "../../support/functions/store.ts";
import { makeSubject, OPERATION_NAMES, prepareCall } from "../../support/functions/successful-calls.ts";
import { anAccount, makeUser } from "../../support/functions/users.ts";

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

test("an opened home costs four reads, and one of the programme, which a process keeps for a while", async () => {
  const user = await makeUser();
  const caller = { token: user.token, claimSecret: makeSecretId() };
  await call(getUserInfo, {}, caller);
  await grantProgramme(user.uid, programme.programId);
  firestore.take();
  await call(getUserInfo, {}, caller);
  // The user, what the browser has not claimed, and the user's programme.
  expect(firestore.take()).toEqual({ reads: 3, writes: 0, transactions: 0 });
  await call(getUserProgram, {}, caller);
  // The user's programme, and the content's data of it.
  expect(firestore.take()).toEqual({ reads: 2, writes: 0, transactions: 0 });
});

test("a step by its programme costs the user's programme and pages, where its content is in memory", async () => {
  const { user } = await makeSubject(programme);
  const content = new ContentStore(database(), "local", CONTENT_TTL_MS);
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
    await callWithNewBrowser();
    // As many calls as the network may make have been counted.
    const counter = rateLimitId(addressKey(CONTRACT[name].path, address), LOCAL_RATE_LIMIT_KEY);
    await database().doc(`rateLimits/${counter}`).update({ calls: CONTRACT[name].networkLimit?.calls });
    for (let calls = 0; calls < (CONTRACT[name].networkLimit?.block ?? 1); calls += 1)
      await callWithNewBrowser();
    firestore.take();
    for (let calls = 0; calls < 10; calls += 1) expect((await callWithNewBrowser()).status).toBe(429);
    expect(firestore.take()).toEqual({ reads: 0, writes: 0, transactions: 0 });
  },
);
