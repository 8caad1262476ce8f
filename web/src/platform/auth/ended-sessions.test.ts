import { beforeEach, expect, test } from "vitest";
import { endedSession } from "./auth-storage.ts";
import { hasEnded, noteBegan, noteEnded } from "./ended-sessions.ts";
import { sessionStart } from "./stored-user.ts";

/** A user as Auth stores it. */
function userOf(accessToken: unknown): object {
  return { uid: "a", stsTokenManager: { accessToken } };
}

function token(claims: object): string {
  return `header.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

function since(authTime: number): object {
  return userOf(token({ auth_time: authTime, name: "하늘🌤️" }));
}

beforeEach(() => endedSession.write(undefined));

test("a session that began before the last ended one has ended, whatever the device's clock says", () => {
  expect(hasEnded(since(1_000))).toBe(false);
  noteEnded(1_000);
  expect(hasEnded(since(999))).toBe(true);
  expect(hasEnded(since(1_000))).toBe(true);
  expect(hasEnded(since(1_001))).toBe(false);
});

test("an older session that ends later does not let a newer one live again", () => {
  noteEnded(1_000);
  noteEnded(500);
  noteEnded(undefined);
  expect(hasEnded(since(1_000))).toBe(true);
});

test("a session that has just begun has not ended, also where the one before began within the same second", () => {
  noteEnded(1_000);
  noteBegan(1_000);
  expect(hasEnded(since(1_000))).toBe(false);
  expect(hasEnded(since(999))).toBe(true);
  noteBegan(1_001);
  expect(hasEnded(since(999))).toBe(true);
});

test.each([
  [undefined],
  [1],
  [""],
  ["no token"],
  ["a.!!!.c"],
  ["a.bm9uZQ.c"],
  [token({})],
  [token({ auth_time: "1" })],
])("a user with the token %j is taken as Auth has it", (accessToken) => {
  noteEnded(1_000);
  expect(sessionStart(userOf(accessToken))).toBeUndefined();
  expect(hasEnded(userOf(accessToken))).toBe(false);
});
