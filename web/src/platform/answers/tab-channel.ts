import type { ChangedKeys, TabChannel } from "./local-store.ts";

/** The tabs of this browser that hold the same answers. Where the browser has no channel, each reads when it is loaded. */
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
