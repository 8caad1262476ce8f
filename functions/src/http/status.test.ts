import { expect, test, vi } from "vitest";
import { createStatus, STATUS_PATH, type StatusOptions } from "./status.ts";

const GET = { method: "GET", path: STATUS_PATH, header: () => undefined, body: new Uint8Array() };

/** A status whose clock and database the test moves. */
function makeStatus(overrides: Partial<StatusOptions> = {}) {
  const state = { now: 0, pings: 0, isDown: false, reports: [] as unknown[] };
  const status = createStatus({
    build: "api-00042-abc",
    ping: async () => {
      state.pings += 1;
      if (state.isDown) throw new Error("no route to host 10.0.0.1");
    },
    limiter: { consume: async () => 0, knownWait: () => 0, isExempt: () => true, isProxy: () => false },
    now: () => state.now,
    report: (error) => state.reports.push(error),
    ...overrides,
  });
  return { state, get: () => status(GET), status };
}

const UP = { status: 200, envelope: { success: true, data: { build: "api-00042-abc" }, message: "" } };
const DOWN = { status: 503, envelope: { success: false, data: null, code: "unavailable" } };

test("says the build while the database answers, and reads it once in ten seconds", async () => {
  const { state, get } = makeStatus();
  for (const answer of await Promise.all([get(), get()])) expect(answer).toMatchObject(UP);
  state.now = 9_999;
  expect(await get()).toMatchObject(UP);
  expect(state.pings).toBe(1);
  state.now = 10_000;
  expect(await get()).toMatchObject(UP);
  expect(state.pings).toBe(2);
});

test("is unavailable while the database does not answer, and up again after it; the answer says nothing about why", async () => {
  const { state, get } = makeStatus();
  state.isDown = true;
  const answer = await get();
  expect(answer).toMatchObject(DOWN);
  expect(JSON.stringify(answer)).not.toContain("10.0.0.1");
  expect(state.reports).toHaveLength(1);
  state.isDown = false;
  state.now = 10_000;
  expect(await get()).toMatchObject(UP);
});

test("is unavailable when the database takes too long", async () => {
  vi.useFakeTimers();
  try {
    const { get } = makeStatus({ ping: () => new Promise(() => {}) });
    const answer = get();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toMatchObject(DOWN);
  } finally {
    vi.useRealTimers();
  }
});

test("is limited by address, and then does not read the database", async () => {
  const limiter = {
    consume: async () => 5_000,
    knownWait: () => 0,
    isExempt: () => false,
    isProxy: () => false,
  };
  const { state, get } = makeStatus({ limiter });
  expect(await get()).toMatchObject({
    status: 429,
    headers: { "Retry-After": "5" },
    envelope: { code: "resource-exhausted" },
  });
  expect(state.pings).toBe(0);
});

test.each(["POST", "PUT", "DELETE"])("refuses %s", async (method) => {
  const { state, status } = makeStatus();
  expect(await status({ ...GET, method })).toMatchObject({
    status: 400,
    headers: { Allow: "GET, HEAD" },
    envelope: { code: "invalid-argument" },
  });
  expect(state.pings).toBe(0);
});
