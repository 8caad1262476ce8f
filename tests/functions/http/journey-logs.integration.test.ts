import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { getResponse, submitAssessment } from "@mindle/domain/api/assessment";
import { cleanDeleteUser, exportUserData, getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { CONTRACT } from "@mindle/domain/api/contract";
import { BROWSER_ID_HEADER } from "@mindle/domain/api/headers";
import { subscribe } from "@mindle/domain/api/mailing";
import { registerDevice, updateNotificationConfig } from "@mindle/domain/api/notification";
import { finishStep, saveAfactoryInput } from "@mindle/domain/api/program";
import { processIosIapPayment, redeemCoupon } from "@mindle/domain/api/purchase";
import { makeTrackingEvent } from "@mindle/domain/testing/tracking";
import { DAY_MS } from "@mindle/domain/time";
import { beforeAll, expect, test, vi } from "vitest";
import { call, makeAddress, makeSecretId, post } from "../../support/functions/api.ts";
import { makeProgramme } from "../../support/functions/content.ts";
import { claimHashOf, database } from "../../support/functions/database.ts";
import { testEnvironment } from "../../support/functions/environment.ts";
import { answer, makeOperationId, saveBody } from "../../support/functions/page-saves.ts";
import { buy, makeBill, makeCoupon } from "../../support/functions/purchases.ts";
import { makeDeviceToken, makeReminder } from "../../support/functions/reminders.ts";
import { makeSubmission } from "../../support/functions/submissions.ts";
import { makeEmail, makeUser, signInAgain, type TestUser } from "../../support/functions/users.ts";

const { apiUrl, functionsUrl, logFile } = testEnvironment();

/** The day after tomorrow, at a time at which no other test's reminders are due. */
const DUE = new Date(Math.floor(Date.now() / DAY_MS + 2) * DAY_MS + (3 * 60 + 35) * 60_000);

/** Everything about one person that no log may hold, by what it is. */
const CANARIES = {
  "e-mail address": makeEmail(),
  "address of a mailing list": makeEmail(),
  nickname: `Canary${randomUUID().slice(0, 8)}`,
  "typed answer": `I have never told anybody about ${randomUUID()}`,
  "answer that is refused": `What I hide is ${randomUUID()}`,
  "push token": makeDeviceToken(),
  "network address": makeAddress(),
  "browser id": makeOperationId(),
  "claim secret": makeSecretId(),
  "response id": makeSecretId(),
};

/** The same of what only the journey makes. */
const made = new Map<string, string>();

let log = "";

/** Sends a raw body to the API or to another function, whatever the answer is. */
async function sendRaw(url: string, body: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });
  await response.text();
}

/** Runs a scheduled function as Cloud Scheduler does. */
async function runJob(name: string, time: Date): Promise<number> {
  // The emulator serves functions of unsupported trigger types at their name with this suffix.
  const response = await fetch(`${functionsUrl}/${name}-0`, {
    method: "POST",
    headers: {
      "X-CloudScheduler-JobName": name,
      "X-CloudScheduler-ScheduleTime": time.toISOString(),
    },
  });
  await response.text();
  return response.status;
}

/** Everything that the stack wrote after `offset`; waits for the line of an event that is sent last. */
async function logSince(offset: number): Promise<string> {
  const event = makeTrackingEvent({ uuid: makeSecretId() });
  const response = await fetch(new URL("/streams/records", apiUrl), {
    method: "PUT",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": makeAddress() },
    body: JSON.stringify([event]),
  });
  expect(response.status).toBe(200);
  if (logFile === undefined) return "";
  return vi.waitFor(
    async () => {
      const text = (await readFile(logFile)).subarray(offset).toString();
      expect(text).toContain(event.uuid);
      return text;
    },
    { timeout: 10_000 },
  );
}

const email = CANARIES["e-mail address"];
const claimSecret = CANARIES["claim secret"];
const headers = {
  "X-Forwarded-For": CANARIES["network address"],
  [BROWSER_ID_HEADER]: CANARIES["browser id"],
};

let offset = 0;
let user: TestUser;

// From the test to the settings, as the app calls.
beforeAll(async () => {
  offset = logFile === undefined ? 0 : (await stat(logFile)).size;
  const { nickname } = CANARIES;
  await call(submitAssessment, submitAssessment.body.parse(makeSubmission({ email, nickname })), {
    headers,
    claimSecret,
    idempotencyKey: CANARIES["response id"],
  });
  user = await makeUser({ email });
  const { uid, token } = user;
  const caller = { token, headers, claimSecret };
  await call(getUserInfo, {}, caller);
  await call(getResponse, { responseId: CANARIES["response id"] }, caller);
  const updateDoc = { "additionalInfo.nickname": nickname };
  await call(updateUserInfo, { userId: uid, updateDoc }, caller);
  await call(
    subscribe,
    { type: "schema-exit", email: CANARIES["address of a mailing list"], etcData: {} },
    { headers },
  );
  const programme = await makeProgramme();
  const saved = answer(CANARIES["typed answer"]);
  await call(saveAfactoryInput, saveBody(uid, programme.free.instanceId, { saved }), caller);
  await call(finishStep, { programId: programme.programId, stepId: programme.free.stepId }, caller);
  const code = await makeCoupon();
  await call(redeemCoupon, { code }, caller);
  const bill = await makeBill(user);
  const transactionId = await buy();
  await call(processIosIapPayment, { originalTransactionId: transactionId }, caller);
  await call(registerDevice, { token: CANARIES["push token"] }, caller);
  const config = makeReminder({ hour: DUE.getUTCHours(), minute: DUE.getUTCMinutes() });
  await call(updateNotificationConfig, { id: "daily", config }, caller);
  await call(exportUserData, {}, caller);
  for (const [what, secret] of Object.entries({
    "user id": uid,
    "ID token": token,
    "coupon code": code,
    "bill id": bill.id,
    transaction: transactionId,
    "claim hash": claimHashOf(claimSecret),
  })) {
    made.set(what, secret);
  }
});

// What is refused, in the body's fields and where no field is.
beforeAll(async () => {
  const { token } = user;
  const caller = { token, headers, claimSecret };
  const everything = JSON.stringify({ ...CANARIES, ...Object.fromEntries(made) });
  for (const { path } of Object.values(CONTRACT)) {
    await post(path, { [CANARIES["answer that is refused"]]: everything }, caller);
  }
  await sendRaw(`${apiUrl}/${saveAfactoryInput.path}`, everything.slice(0, -1), headers);
  const asUser = { ...headers, Authorization: `Bearer ${token}` };
  const extraFields = `{"data":{},${everything.slice(1)}`;
  for (const body of [
    everything,
    extraFields,
    `{"data":{"@type":${everything}}}`,
    `{"data":${everything}}`,
  ]) {
    await sendRaw(`${functionsUrl}/redeemCoupon`, body, asUser);
  }
  await sendRaw(`${functionsUrl}/appStoreNotifications`, JSON.stringify({ signedPayload: everything }));
  await post(getUserInfo.path, {}, { headers, token: `${token}x` });
});

// Mail and push messages, a job whose user cannot be read, and the deletion.
beforeAll(async () => {
  const { uid, token } = user;
  const caller = { token, headers, claimSecret };
  expect(await runJob("queueReminders", DUE)).toBe(200);
  const mail = await database().collection("mail").where("userId", "==", uid).get();
  expect(mail.docs.map((document) => document.get("to"))).toEqual([email]);
  const document = database().doc(`users/${uid}`);
  const stored = (await document.get()).data() ?? {};
  await document.set({ ...stored, remindersPausedUntil: CANARIES["typed answer"] });
  expect((await post(getUserInfo.path, {}, caller)).status).toBe(500);
  expect(await runJob("queueReminders", new Date(DUE.getTime() + DAY_MS))).toBe(500);
  await document.set(stored);

  await call(cleanDeleteUser, {}, { ...caller, token: (await signInAgain({ email })).token });
  expect(await runJob("finishDeletions", new Date())).toBe(200);
  log = await logSince(offset);
});

test("the whole journey is logged", () => {
  if (logFile === undefined) return;
  for (const { path } of Object.values(CONTRACT)) expect(log).toContain(`"operation":"${path}"`);
  for (const job of ["queueReminders", "finishDeletions", "deleteOrphans"]) {
    expect(log).toContain(`"job":"${job}"`);
  }
  for (const message of ["operation failed", "job failed", "job finished", "tracking event"]) {
    expect(log).toContain(`"message":"${message}"`);
  }
});

test.each(Object.entries(CANARIES))("no log has the %s", (_what, canary) => {
  expect(log).not.toContain(canary);
});

test("nor what the journey made: ids, tokens and codes", () => {
  expect([...made.keys()]).toHaveLength(6);
  expect([...made].filter(([, secret]) => log.includes(secret))).toEqual([]);
});
