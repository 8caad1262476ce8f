import { useSyncExternalStore } from "react";

/**
 * False while pre-rendered HTML is drawn or taken over, true from right after that on and on every page that was not
 * pre-rendered. What depends on the browser (storage, the query, its kind) may be drawn only when it is true, so that
 * the first drawing equals the HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no);
}

function subscribeToNothing(): () => void {
  return () => {};
}

function yes(): boolean {
  return true;
}

function no(): boolean {
  return false;
}
