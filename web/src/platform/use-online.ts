import { useSyncExternalStore } from "react";

/** Whether the browser has a connection. Pre-rendered HTML assumes one. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, assumeOnline);
}

function isOnline(): boolean {
  return navigator.onLine;
}

function assumeOnline(): boolean {
  return true;
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
