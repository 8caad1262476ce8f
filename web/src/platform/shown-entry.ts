import { lastCleared } from "./clear-user-data.ts";

/** Key in the state of an entry of the tab's history, which outlives reloads and the app. */
const SHOWN_AT = "shownAt";

/** Notes in the current entry of the history that personal data are shown there. Cheap where that is noted already. */
export function markEntryShown(): void {
  const state: unknown = history.state;
  if (isObject(state) && SHOWN_AT in state && !wasShownBeforeClearing()) return;
  history.replaceState({ ...(isObject(state) && state), [SHOWN_AT]: Date.now() }, "");
}

/**
 * Whether personal data were shown in the current entry of the history before they were cleared: going back must not show
 * them to the next user of this browser.
 */
export function wasShownBeforeClearing(): boolean {
  const state: unknown = history.state;
  const cleared = lastCleared();
  if (cleared === undefined || !isObject(state)) return false;
  const shownAt = state[SHOWN_AT];
  return typeof shownAt === "number" && shownAt <= cleared;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
