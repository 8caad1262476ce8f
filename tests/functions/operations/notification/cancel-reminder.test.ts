import { cancelReminder, getUserNotificationInfo } from "@mindle/domain/api/notification";
import { remind } from "@mindle/domain/api/remind";
import { MINUTE_MS } from "@mindle/domain/time";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EMPTY_APP_STORE } from "../../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../../support/functions/backend.ts";
import { grantProgramme, makeProgramme } from "../../../support/functions/content.ts";

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-cancel-reminder");
});
afterAll(() => backend.close());

test("a cancelled reminder is not set again by a call from before, and is by a page that is finished again", async () => {
  const uid = "quiet";
  const dispatch = dispatchOn(EMPTY_APP_STORE, []);
  const { programId, free } = await makeProgramme();
  await grantProgramme(uid, programId);
  const step = { programId, stepId: free.stepId };
  const set = async (ageMs: number) => {
    const body = { uid, ...step, id: "one", days: 7, ageMs };
    expect(await callBy(dispatch, { uid }, remind, body)).toMatchObject({ status: 200 });
  };
  const listed = async () => {
    const { envelope } = await callBy(dispatch, { uid }, getUserNotificationInfo, {});
    return getUserNotificationInfo.data.parse(envelope.data).dated.map(({ id }) => id);
  };
  const id = `${programId}.${free.stepId}.one`;
  await set(MINUTE_MS);
  expect(await listed()).toEqual([id]);
  for (const _time of [1, 2]) await callBy(dispatch, { uid }, cancelReminder, { id });
  await set(MINUTE_MS);
  await set(5 * MINUTE_MS);
  expect(await listed()).toEqual([]);
  // By the clock of the functions, a moment after it was cancelled.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await set(0);
  expect(await listed()).toEqual([id]);
});
