import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAppCheckToken } from "./app-check-token.ts";

const TOKEN_TIMEOUT_MS = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A reader whose tokens come after the listed times, in milliseconds; never after Infinity. */
function appTokenAfter(...delays: readonly number[]) {
  const queue = [...delays];
  return createAppCheckToken({
    timeoutMs: TOKEN_TIMEOUT_MS,
    read: () => {
      const delay = queue.shift() ?? 0;
      return new Promise((resolve) => {
        if (Number.isFinite(delay)) setTimeout(() => resolve("token"), delay);
      });
    },
  });
}

/** What a call gets within a time. */
async function within(ms: number, call: () => Promise<string>): Promise<string> {
  const outcome = call().catch((error: unknown) => (error instanceof Error ? error.name : "no error"));
  await vi.advanceTimersByTimeAsync(ms);
  return Promise.race([outcome, vi.advanceTimersByTimeAsync(0).then(() => "nothing yet")]);
}

test("a token is waited for, and a failure passed on", async () => {
  expect(await within(TOKEN_TIMEOUT_MS, appTokenAfter(TOKEN_TIMEOUT_MS - 1))).toBe("token");
  const refused = createAppCheckToken({ read: () => Promise.reject(new TypeError("refused")) });
  expect(await within(0, refused)).toBe("TypeError");
});

test("a token that never comes is not waited for", async () => {
  const appCheckToken = appTokenAfter(Number.POSITIVE_INFINITY);
  expect(await within(TOKEN_TIMEOUT_MS, appCheckToken)).toBe("TimeoutError");
});

test("after a timeout later calls do not wait, until a token did come", async () => {
  const appCheckToken = appTokenAfter(TOKEN_TIMEOUT_MS + 500, Number.POSITIVE_INFINITY, 100);
  expect(await within(TOKEN_TIMEOUT_MS, appCheckToken)).toBe("TimeoutError");
  expect(await within(1, appCheckToken)).toBe("TimeoutError");
  await vi.advanceTimersByTimeAsync(500);
  expect(await within(100, appCheckToken)).toBe("token");
});
