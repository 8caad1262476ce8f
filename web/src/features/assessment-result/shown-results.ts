import { isRecord } from "@mindle/domain/text/json";
import { lastCleared } from "../../platform/storage/clear-user-data.ts";
import { localJson } from "../../platform/storage/storage.ts";
import { storedValue } from "../../platform/storage/stored-value.ts";

/**
 * Key in the state of an entry of the tab's history, which outlives reloads and the app: the last clearing before the personal
 * data of the entry were shown. Clearings are told apart, not ordered by time: clocks are set back.
 */
const SHOWN_AFTER = "shownAfter";

/** Notes in the current entry of the history that personal data are shown there. Cheap where that is noted already. */
export function markEntryShown(): void {
  const state: unknown = history.state;
  if (isRecord(state) && SHOWN_AFTER in state && !wasShownBeforeClearing()) return;
  history.replaceState({ ...(isRecord(state) && state), [SHOWN_AFTER]: lastCleared() ?? null }, "");
}

/**
 * Whether personal data were shown in the current entry of the history before they were cleared: going back must not show
 * them to the next user of this browser.
 */
export function wasShownBeforeClearing(): boolean {
  const state: unknown = history.state;
  return isRecord(state) && SHOWN_AFTER in state && state[SHOWN_AFTER] !== (lastCleared() ?? null);
}

/**
 * When the newest result that was shown in this browser was submitted, in milliseconds since the epoch. A result that was
 * submitted later is new: its character is revealed and its tutorial opens.
 */
export const newestShown = storedValue("resultTutorialSeen", localJson, {
  initial: 0,
  parse: (data) => (typeof data === "number" && Number.isFinite(data) ? data : undefined),
});
