import { isBrowserId, isSessionId } from "@mindle/domain/api/headers";
import { SESSION_LIFETIME_MS } from "@mindle/domain/identity/ids";
import { expect, test } from "vitest";
import { clearUserData } from "../storage/clear-user-data.ts";
import { jsonStorage } from "../storage/storage.ts";
import { createIdentity, identity } from "./identity.ts";

function browser(start: { readonly browserId?: unknown; readonly session?: unknown } = {}) {
  const storage = jsonStorage(undefined);
  for (const key of ["browserId", "session"] as const) {
    if (key in start) storage.write(key, start[key]);
  }
  const clock = { now: 1_000 };
  const identity = createIdentity({
    storage,
    now: () => clock.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
  return { identity, clock, storage };
}

test("the id of a browser stays the same", () => {
  const { identity } = browser();
  expect(isBrowserId(identity.browserId())).toBe(true);
  expect(identity.browserId()).toBe(identity.browserId());
});

test("a session lasts while it is used and ends after 30 idle minutes", () => {
  const { identity, clock } = browser();
  const first = identity.sessionId();
  expect(isSessionId(first)).toBe(true);
  clock.now += SESSION_LIFETIME_MS - 1;
  expect(identity.sessionId()).toBe(first);
  clock.now += SESSION_LIFETIME_MS - 1;
  expect(identity.sessionId()).toBe(first);
  clock.now += SESSION_LIFETIME_MS;
  expect(identity.sessionId()).not.toBe(first);
});

test.each([
  { browserId: "short" },
  { browserId: 7, session: "x" },
  { session: { id: "!", expiresAt: 9e15 } },
])("invalid values %j are replaced", (start) => {
  const { identity } = browser(start);
  expect(isBrowserId(identity.browserId())).toBe(true);
  expect(isSessionId(identity.sessionId())).toBe(true);
});

test("browser and session have other ids once user data are cleared, and keep them", () => {
  const before = [identity.browserId(), identity.sessionId()];
  clearUserData();
  const after = [identity.browserId(), identity.sessionId()];
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect([identity.browserId(), identity.sessionId()]).toEqual(after);
});
