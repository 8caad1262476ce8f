import { cleanDeleteUser, getUserInfo, updateUserInfo } from "@mindle/domain/api/auth";
import { MINUTE_MS } from "@mindle/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { callBy } from "../../support/functions/backend.ts";
import { database } from "../../support/functions/database.ts";
import {
  type ProductionBackend,
  startProductionBackend,
} from "../../support/functions/production-backend.ts";

/** Auth's clock, which stands still. */
const AUTH_NOW = Date.UTC(2026, 10, 23, 9);

let production: ProductionBackend;
let users = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: AUTH_NOW });
  production = await startProductionBackend("demo-clock-ahead");
});
afterEach(() => moveAhead(0));
afterAll(async () => {
  await production.close();
  vi.useRealTimers();
});

/** A user who has just signed in, by Auth's clock. */
function signIn() {
  users += 1;
  const uid = `ahead${users}`;
  production.google.put(uid);
  return { uid, token: production.google.signIn(uid, 0) };
}

/** Moves the functions' clock; Auth's stays. */
function moveAhead(minutes: number): void {
  vi.setSystemTime(AUTH_NOW + minutes * MINUTE_MS);
}

function rename(uid: string, token: string, nickname: string) {
  const updateDoc = { "additionalInfo.nickname": nickname };
  return callBy(production.dispatch, { uid: token }, updateUserInfo, { userId: uid, updateDoc });
}

async function nicknameOf(uid: string): Promise<unknown> {
  return (await database().doc(`users/${uid}`).get()).get("additionalInfo.nickname");
}

describe("the functions' clock is ahead of Auth's", () => {
  test.each([1, 9, 30, 59])("by %d minutes: a token of just now is taken", async (minutes) => {
    const { uid, token } = signIn();
    moveAhead(minutes);
    expect(await rename(uid, token, "하늘")).toMatchObject({ status: 200 });
    expect(await nicknameOf(uid)).toBe("하늘");
  });

  test.each([61, 24 * 60])(
    "by %d minutes: a call is refused as without sign-in, and its repetition is taken once the clock is right",
    async (minutes) => {
      const { uid, token } = signIn();
      moveAhead(minutes);
      expect(await rename(uid, token, "하늘")).toMatchObject({ envelope: { code: "unauthenticated" } });
      moveAhead(0);
      expect(await nicknameOf(uid)).toBeUndefined();
      expect(await rename(uid, token, "하늘")).toMatchObject({ status: 200 });
      expect(await nicknameOf(uid)).toBe("하늘");
    },
  );

  test.each([
    [9, 200],
    [12, 400],
  ])("by %d minutes: a deletion after a sign-in of just now is answered %d", async (minutes, status) => {
    const { uid, token } = signIn();
    await callBy(production.dispatch, { uid: token }, getUserInfo, {});
    moveAhead(minutes);
    expect(await callBy(production.dispatch, { uid: token }, cleanDeleteUser, {})).toMatchObject({ status });
    expect((await database().doc(`users/${uid}`).get()).exists).toBe(status !== 200);
  });

  test("and none of these calls was a fault", () => {
    expect(production.reports).toEqual([]);
  });
});
