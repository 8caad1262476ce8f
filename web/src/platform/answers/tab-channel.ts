import type { ChangedKeys, TabChannel } from "./local-store.ts";

/**
 * Channel to the other tabs of this browser with the same answers. Without BroadcastChannel it does nothing: each tab
 * reads the database when it is loaded.
 */
export function openTabChannel(name: string): TabChannel & { close(): void } {
  if (!("BroadcastChannel" in globalThis))
    return { announce: () => {}, listen: () => () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    announce: (changed) => channel.postMessage(changed),
    listen(listener) {
      const listen = ({ data }: MessageEvent<ChangedKeys>) => listener(data);
      channel.addEventListener("message", listen);
      return () => channel.removeEventListener("message", listen);
    },
    close: () => channel.close(),
  };
}
