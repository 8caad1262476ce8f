import type { WithLock } from "./sender.ts";

/** Maximum wait for the lock, in milliseconds: a frozen tab may hold it. */
const LOCK_TIMEOUT_MS = 30_000;

/** Runs actions in one tab at a time (Web Locks). Where the lock is not available in time, the action runs without it. */
export function withTabLock(name: string): WithLock {
  return async (action) => {
    let running: Promise<void> | undefined;
    const begin = () => {
      running = action();
      return running;
    };
    try {
      const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
      await navigator.locks.request(name, { signal }, begin);
    } catch {
      // The browser has no locks or denies them, another tab holds the lock for too long, or the page lost it in the back/forward
      // cache.
      await (running ?? action());
    }
  };
}
