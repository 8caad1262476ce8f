import { createListeners } from "../browser/listeners.ts";
import { CLEARED } from "./schema.ts";
import { type JsonStorage, localJson, tabJson } from "./storage.ts";

/** When user data were last cleared in this browser, in milliseconds since the epoch. */
const CLEARED_KEY = "clearedAt";

/** The value of {@link CLEARED_KEY} that this page knows. */
let known = localJson.read(CLEARED_KEY);

const listeners = createListeners();

/**
 * Storage for user data. Writes nothing once another tab has cleared them: a response may still arrive while this page
 * is being reloaded.
 */
export const personalJson = untilCleared(localJson);

/** The same, until the tab is closed. */
export const personalTabJson = untilCleared(tabJson);

/**
 * Calls `listener` when user data are cleared: it must drop those that this page has in memory. Returns an unsubscribe
 * function.
 */
export const onUserDataCleared = listeners.subscribe;

/** When user data were last cleared in this browser, in milliseconds since the epoch; undefined if they never were. */
export function lastCleared(): number | undefined {
  const at = localJson.read(CLEARED_KEY);
  return typeof at === "number" ? at : undefined;
}

/** Removes all user data from this browser: from its storages, from this page and from every other open tab. */
export function clearUserData(): void {
  for (const key of Object.keys(CLEARED)) localJson.remove(key);
  clearTab();
  known = Date.now();
  localJson.write(CLEARED_KEY, known);
  listeners.notify();
}

/** Whether another tab has cleared user data since this page was loaded: it is about to be loaded again. */
export function wasClearedElsewhere(): boolean {
  const last = localJson.read(CLEARED_KEY);
  return last !== undefined && last !== known;
}

function untilCleared(storage: JsonStorage): JsonStorage {
  return {
    ...storage,
    write: (key, value) => {
      if (!wasClearedElsewhere()) storage.write(key, value);
    },
  };
}

/** Removes all user data of this tab from its storage. */
export function clearTab(): void {
  for (const key of Object.keys(CLEARED)) tabJson.remove(key);
}
