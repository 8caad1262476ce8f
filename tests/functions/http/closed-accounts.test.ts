import { submitAssessment } from "@mindle/domain/api/assessment";
import { exportUserData, getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import type { Operation } from "@mindle/domain/api/operation";
import { listPackages, processIosIapPayment } from "@mindle/domain/api/purchase";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Dispatch, FailureReport } from "../../../functions/src/http/dispatch.ts";
import type { ApiResponse } from "../../../functions/src/http/message.ts";
import type { Backend } from "../../support/functions/backend.ts";
import { database } from "../../support/functions/database.ts";
import { type ProductionAuth, startProductionBackend } from "../../support/functions/production-backend.ts";
import { makeSubmission } from "../../support/functions/submissions.ts";

const PROJECT = "demo-closed-accounts";

let backend: Backend;
let google: ProductionAuth;
let dispatch: Dispatch;
let reports: FailureReport[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ backend, google, dispatch, reports, close } = await startProductionBackend(PROJECT));
});
afterAll(() => close());

function send(operation: Operation, body: unknown, token: string): Promise<ApiResponse> {
  const headers = new Headers({ "Content-Type": "application/json", Authorization: `Bearer ${token}` });
  return dispatch({
    method: "POST",
    path: `/api/${operation.path}`,
    header: (name) => headers.get(name) ?? undefined,
    body: new TextEncoder().encode(JSON.stringify(body)),
  });
}

/** Calls with a token: a write, personal reads, and operations that need no sign-in. */
const CALLS: readonly (readonly [string, Operation, (uid: string) => unknown])[] = [
  ["a write", updateUserInfo, (userId) => ({ userId, updateDoc: { "additionalInfo.nickname": "Robin" } })],
  ["a first call", getUserInfo, () => ({})],
  ["a personal read", exportUserData, () => ({})],
  ["a submission, which needs no sign-in", submitAssessment, () => makeSubmission()],
  ["a public read", listPackages, () => ({})],
];

const NOW = Date.now();
const HOUR_AGO = 3600;

let users = 0;

/** A user who signed in an hour ago and has used the app since. */
async function signedIn(): Promise<{ readonly uid: string; readonly token: string }> {
  users += 1;
  const uid = `user${users}`;
  google.put(uid);
  const token = google.signIn(uid, HOUR_AGO);
  expect(await send(getUserInfo, {}, token)).toMatchObject({ status: 200 });
  return { uid, token };
}

const CLOSINGS: readonly (readonly [string, (uid: string) => void])[] = [
  ["revoked", (uid) => google.put(uid, { revokedAt: NOW })],
  ["disabled", (uid) => google.put(uid, { disabled: true })],
  ["deleted", (uid) => google.delete(uid)],
];

describe.each(CALLS)("%s", (_call, operation, bodyOf) => {
  test("succeeds with a token of an open account, which is looked up once", async () => {
    const { uid, token } = await signedIn();
    const before = google.lookups();
    expect(await send(operation, bodyOf(uid), token)).toMatchObject({ status: 200 });
    expect(google.lookups() - before).toBe(1);
  });

  test.each(CLOSINGS)(
    "is refused at once after the account was %s, and writes nothing",
    async (_how, close) => {
      const { uid, token } = await signedIn();
      const user = await database().doc(`users/${uid}`).get();
      const before = backend.commits();
      close(uid);
      expect(await send(operation, bodyOf(uid), token)).toMatchObject({
        status: 401,
        envelope: { code: "unauthenticated", data: null },
      });
      expect(backend.commits()).toBe(before);
      expect((await database().doc(`users/${uid}`).get()).data()).toEqual(user.data());
    },
  );

  test("is refused for an account without a sign-in method, as anonymous ones are, and writes nothing", async () => {
    const uid = "anonymous";
    google.put(uid, { providers: [] });
    const before = backend.commits();
    expect(await send(operation, bodyOf(uid), google.signIn(uid, 0))).toMatchObject({
      status: 403,
      envelope: { code: "permission-denied", data: null },
    });
    expect(backend.commits()).toBe(before);
  });

  test("succeeds again for a revoked user who signed in again, with the new token only", async () => {
    const { uid, token } = await signedIn();
    google.put(uid, { revokedAt: NOW - 60_000 });
    expect(await send(operation, bodyOf(uid), google.signIn(uid, 0))).toMatchObject({ status: 200 });
    expect(await send(operation, bodyOf(uid), token)).toMatchObject({ status: 401 });
  });
});

test("a token of another signature is refused without asking for the account", async () => {
  const { uid, token } = await signedIn();
  const [head, , signature] = token.split(".");
  const [, claims] = google.signIn(`${uid}x`, 0).split(".");
  const before = google.lookups();
  expect(await send(getUserInfo, {}, `${head}.${claims}.${signature}`)).toMatchObject({ status: 401 });
  expect(google.lookups()).toBe(before);
});

test.each([429, 500])(
  "while Auth answers %d, calls are answered as unavailable and not as signed out",
  async (status) => {
    const { token } = await signedIn();
    google.failWith(status);
    const answer = await send(exportUserData, {}, token);
    google.failWith(undefined);
    expect(answer).toMatchObject({ status: 503, envelope: { code: "unavailable" } });
    expect(reports.splice(0)).toHaveLength(1);
  },
);

test("a payment whose bill a deletion has taken already is refused as one of a closed account", async () => {
  const { uid, token } = await signedIn();
  await database().doc("transactions/1").set({
    userId: uid,
    billId: "deleted",
    productId: "riggy_complete.v0",
    sandbox: false,
    settledAt: NOW,
    grants: [],
    revokedAt: null,
  });
  expect(await send(processIosIapPayment, { originalTransactionId: "1" }, token)).toMatchObject({
    status: 401,
  });
});

test("none of the other calls was a fault", () => {
  expect(reports).toEqual([]);
});
