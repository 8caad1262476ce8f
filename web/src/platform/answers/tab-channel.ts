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
