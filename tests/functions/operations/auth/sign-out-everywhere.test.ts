import { signOutEverywhere } from "@mindle/domain/api/auth";
import { registerDevice } from "@mindle/domain/api/notification";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EMPTY_APP_STORE } from "../../../support/functions/app-store.ts";
import { type Backend, callBy, dispatchOn, startBackend } from "../../../support/functions/backend.ts";
import { deviceTokens } from "../../../support/functions/reminders.ts";
import { testStore } from "../../../support/functions/store.ts";

let backend: Backend;

beforeAll(async () => {
  backend = await startBackend("demo-sign-out");
});
afterAll(() => backend.close());

test("a device that another session registers meanwhile is removed as well", async () => {
  const uid = "robbed";
  const dispatch = dispatchOn(EMPTY_APP_STORE, []);
  const register = (token: string) => callBy(dispatch, { uid }, registerDevice, { token });
  expect(await register("own-device-token")).toMatchObject({ status: 200 });
  const { accounts } = testStore();
  const ending = vi.spyOn(accounts, "endSessions").mockImplementation(async () => {
    ending.mockRestore();
    expect(await register("device-token-of-a-thief")).toMatchObject({ status: 200 });
    await accounts.endSessions(uid);
  });
  expect(await callBy(dispatch, { uid }, signOutEverywhere, {})).toMatchObject({ status: 200 });
  expect(await deviceTokens(uid)).toEqual([]);
});
