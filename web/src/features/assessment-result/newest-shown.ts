import { localJson } from "../../platform/storage/storage.ts";
import { storedValue } from "../../platform/storage/stored-value.ts";

/**
 * When the newest result that was shown in this browser was submitted, in milliseconds since the epoch. A result that was
 * submitted later is new: its character is revealed and its tutorial opens.
 */
export const newestShown = storedValue("resultTutorialSeen", localJson, {
  initial: 0,
  parse: (data) => (typeof data === "number" && Number.isFinite(data) ? data : undefined),
  // Version 1 stored only that a tutorial was shown, so every result counts as unseen.
});
