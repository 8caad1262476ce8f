import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

const listeners = createListeners();

/** A server has answered since the browser last said that it has no connection: it is wrong, as some web views are. */
let hasAnswered = false;

/** To be called with every answer of a server to what was asked while the browser said that it has no connection. */
export function noteAnswer(): void {
  if (navigator.onLine || hasAnswered) return;
  hasAnswered = true;
  listeners.notify();
}

/** Whether there seems to be a connection. It is for words and for delays: nothing that a person asks for is left out by it. */
export function isOnline(): boolean {
  return navigator.onLine || hasAnswered;
}

/** Calls `listener` when the connection is gone or back. Returns an unsubscribe function. */
export function subscribeToConnection(listener: () => void): () => void {
  const onOffline = () => {
    hasAnswered = false;
    listener();
  };
  addEventListener("online", listener);
  addEventListener("offline", onOffline);
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", onOffline);
    unsubscribe();
  };
}

/** {@link isOnline} for a component. Pre-rendered HTML assumes a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isOnline, assumeOnline);
}

function assumeOnline(): boolean {
  return true;
}
