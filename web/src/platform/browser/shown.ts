import { useLayoutEffect } from "react";
import { createListeners } from "./listeners.ts";
import { whenIdle } from "./timing.ts";

/** How long what can wait is held up at most, in milliseconds. */
const LIMIT_MS = 5_000;

let waiting = 0;
const listeners = createListeners();

/** Says that the screen, or a part of it, waits for its data or its code; returns the function that ends this. */
export function beginWaiting(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
    listeners.notify();
  };
}

/** Whether nothing on the screen waits for its data or its code. */
export function isShown(): boolean {
  return waiting === 0;
}

/** For a component that stands where something is still to be shown. */
export function useWaiting(): void {
  useLayoutEffect(beginWaiting, []);
}

/**
 * Resolves once nothing on the screen waits any more, after five seconds at the latest: what is loaded ahead is not to hold up what
 * is looked at.
 */
export function whenShown(limitMs = LIMIT_MS): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(limit);
      unsubscribe();
      resolve();
    };
    // One thing that waits may give way to another.
    const look = () => setTimeout(() => waiting === 0 && finish());
    const limit = setTimeout(finish, limitMs);
    const unsubscribe = listeners.subscribe(look);
    look();
  });
}

/** Acts once nothing on the screen waits any more and the browser has nothing else to do. */
export function whenShownAndIdle(action: () => void): void {
  void whenShown().then(() => whenIdle(action));
}
