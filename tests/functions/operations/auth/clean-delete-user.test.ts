import { cleanDeleteUser, getUserInfo } from "@mindle/domain/api/auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dispatch, FailureReport } from "../../../../functions/src/http/dispatch.ts";
import { callBy } from "../../../support/functions/backend.ts";
import { database } from "../../../support/functions/database.ts";
import {
  type ProductionAuth,
  startProductionBackend,
} from "../../../support/functions/production-backend.ts";

const PROJECT = "demo-recent-sign-in";

let google: ProductionAuth;
let dispatch: Dispatch;
let reports: FailureReport[];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ google, dispatch, reports, close } = await startProductionBackend(PROJECT));
});
afterAll(() => close());

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

// Less than 0 where Auth's clock is ahead of the functions'.
test.each([-3_600, -300, 540, 600, 620])("a sign-in %d seconds ago is recent", async (seconds) => {
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
