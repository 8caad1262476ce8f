import { onUserDataCleared } from "../storage/clear-user-data.ts";
import { crisisWords, warnOfCrisisWords } from "./crisis-words.ts";
import { showHelpForCrisisWords } from "./help-words.ts";

/** Texts that could not be looked at, since what looks at them could not be loaded. In memory only. */
let missed: readonly string[] = [];
onUserDataCleared(() => {
  missed = [];
});

/**
 * Brings the help card where texts contain crisis words. What cannot be looked at now is looked at with the next texts, or by
 * {@link lookAtMissedWords}.
 */
export function lookAtWords(texts: readonly string[]): void {
  const all = [...withoutBeginnings(missed, texts), ...texts].filter((text) => text.trim() !== "");
  missed = [];
  if (all.length === 0) return;
  showHelpForCrisisWords(all).catch((error: unknown) => {
    missed = [...withoutBeginnings(all, missed), ...missed];
    warnOfCrisisWords(error);
  });
}

/** Looks at texts that could not be looked at before: there is a connection again. */
export function lookAtMissedWords(): void {
  lookAtWords([]);
}

/** Loads what looks at words, before there are any. */
export function prepareToLook(): void {
  crisisWords.load().catch(warnOfCrisisWords);
}

/** The texts that were not written further to one of the others. */
function withoutBeginnings(texts: readonly string[], others: readonly string[]): readonly string[] {
  return texts.filter((text) => !others.some((other) => other.startsWith(text)));
}
