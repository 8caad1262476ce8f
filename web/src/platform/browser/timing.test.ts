import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./timing.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that becomes idle after `idleAfter` milliseconds; undefined for one that never says so, as Safari. */
function stubBrowser(idleAfter: number | undefined): void {
  if (idleAfter === undefined) return;
  vi.stubGlobal("requestIdleCallback", (action: () => void, { timeout = Number.POSITIVE_INFINITY } = {}) => {
    const wait = Math.min(idleAfter, timeout);
    if (wait !== Number.POSITIVE_INFINITY) setTimeout(action, wait);
  });
}

/** Milliseconds until `whenIdle` acts, up to a minute. */
async function waited(): Promise<number | undefined> {
  const start = Date.now();
  let acted: number | undefined;
  whenIdle(() => {
    acted = Date.now() - start;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return acted;
}

test("acts as soon as the browser is idle", async () => {
  stubBrowser(40);
  expect(await waited()).toBe(40);
});

test("acts after three seconds in a browser that is never idle", async () => {
  stubBrowser(Number.POSITIVE_INFINITY);
  expect(await waited()).toBe(3000);
});

test("acts after a second in a browser that does not say", async () => {
  stubBrowser(undefined);
  expect(await waited()).toBe(1000);
});
