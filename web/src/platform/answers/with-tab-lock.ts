import type { WithLock } from "./sender.ts";

/** A tab that is frozen while it acts does not keep the others from it for longer, in milliseconds. */
const LOCK_TIMEOUT_MS = 30_000;

/** Lets one tab at a time act, where the browser has locks. */
export function withTabLock(name: string): WithLock {
  return async (action) => {
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return action();
    };
    try {
      const signal = AbortSignal.timeout(LOCK_TIMEOUT_MS);
      await navigator.locks.request(name, { signal }, begin);
    } catch (error) {
      if (hasBegun) throw error;
      // No locks in this browser, none for this page, or another tab holds it for too long.
      await action();
    }
  };
}
