import type { WithLock } from "../sender.ts";
import type { ChangedKeys, TabChannel } from "./local-store.ts";

/**
 * Channel to the other tabs of this browser with the same answers, and to the pages of this tab: while a page is in the
 * back/forward cache, it hears nothing. Without BroadcastChannel each page reads the database when it is loaded or shown again.
 */
export function openTabChannel(name: string): TabChannel & { close(): void } {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(name) : undefined;
  return {
    announce: (changed) => channel?.postMessage(changed),
    listen(listener) {
      const ended = new AbortController();
      const { signal } = ended;
      const hear = ({ data }: MessageEvent<ChangedKeys>) => listener(data);
      const showAgain = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener("any");
      };
      channel?.addEventListener("message", hear, { signal });
      addEventListener("pageshow", showAgain, { signal });
      return () => ended.abort();
    },
    close: () => channel?.close(),
  };
}

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
