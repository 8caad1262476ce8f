import { cleanDeleteUser, getUserInfo } from "@mindle/domain/api/auth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Dispatch, FailureReport } from "../../http/dispatch.ts";
import { openStore } from "../../store/store.ts";
import { EMPTY_APP_STORE } from "../../testing/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../testing/backend.ts";
import { database } from "../../testing/database.ts";
import { type ProductionAuth, startProductionAuth } from "../../testing/production-auth.ts";

const PROJECT = "demo-recent-sign-in";

let backend: Backend;
let google: ProductionAuth;
let dispatch: Dispatch;
const reports: FailureReport[] = [];

beforeAll(async () => {
  backend = await startBackend(PROJECT);
  // Connects while the variables of the backend are all set.
  database();
  // firebase-admin reads it at every call.
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  google = await startProductionAuth(PROJECT);
  const store = openStore({ projectId: PROJECT, contentEnv: "local" }, google.auth);
  dispatch = dispatchOn(EMPTY_APP_STORE, reports, store, (token) => store.accounts.verifyToken(token));
});
afterAll(async () => {
  google.close();
  await backend.close();
});

async function documentExists(uid: string): Promise<boolean> {
  return (await database().doc(`users/${uid}`).get()).exists;
}

test.each([631, 3_600, 30 * 24 * 3_600])(
  "a sign-in %d seconds ago deletes nothing, a new one does",
  async (seconds) => {
    const uid = `user${seconds}`;
    google.put(uid);
    const token = google.signIn(uid, seconds);
    await callBy(dispatch, { uid: token }, getUserInfo, {});
    expect(await callBy(dispatch, { uid: token }, cleanDeleteUser, {})).toMatchObject({
      status: 400,
      envelope: { success: false, code: "failed-precondition" },
    });
    expect(await documentExists(uid)).toBe(true);

    expect(await callBy(dispatch, { uid: google.signIn(uid, 0) }, cleanDeleteUser, {})).toMatchObject({
      status: 200,
    });
    expect(await documentExists(uid)).toBe(false);
  },
);

test.each([540, 600, 620])("a sign-in %d seconds ago is recent", async (seconds) => {
  const uid = `recent${seconds}`;
  google.put(uid);
  const token = google.signIn(uid, seconds);
  await callBy(dispatch, { uid: token }, getUserInfo, {});
  expect(await callBy(dispatch, { uid: token }, cleanDeleteUser, {})).toMatchObject({ status: 200 });
  expect(await documentExists(uid)).toBe(false);
});

test("none of these calls was a fault", () => {
  expect(reports).toEqual([]);
});
