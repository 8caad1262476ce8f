import { tabJson } from "../platform/storage.ts";

/** A second failure within this time is no stale build any more, in milliseconds. */
const RELOAD_COOLDOWN_MS = 60_000;

const RELOADED_KEY = "reloadedAt";

/** True when a reload may help: there was none within the last minute. */
export function canReload(lastReload: unknown, now: number): boolean {
  return typeof lastReload !== "number" || now < lastReload || now - lastReload > RELOAD_COOLDOWN_MS;
}

/**
 * A chunk that cannot be fetched is usually one that a newer build replaced: reloads the page, once.
 * Where that was tried already, or nothing would remember it, or there is no connection, or input would be lost, the error
 * goes on to what shows it.
 */
export function reloadOnceForNewBuild(event: Event): void {
  if (!navigator.onLine || !tabJson.isPersistent || !canReload(tabJson.read(RELOADED_KEY), Date.now()))
    return;
  if (asksBeforeLeaving()) return;
  tabJson.write(RELOADED_KEY, Date.now());
  event.preventDefault();
  location.reload();
}

/** Whether the page asks before it is left (`shell/use-leave-guard.ts`). */
function asksBeforeLeaving(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
