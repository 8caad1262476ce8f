import { useSyncExternalStore } from "react";

/**
 * What `read` finds in the browser (storage, the query, its kind), and `before` while pre-rendered HTML is drawn or taken
 * over, so that the first drawing equals the HTML. The component is drawn again only where the two differ. `read` must
 * give the same value again as long as nothing changed.
 */
export function useOnceHydrated<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(subscribeToNothing, read, () => before);
}

function subscribeToNothing(): () => void {
  return () => {};
}
