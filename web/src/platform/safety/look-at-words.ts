import { onUserDataCleared, personalTabJson } from "../storage/clear-user-data.ts";
import { storedFlag } from "../storage/stored-value.ts";
import { crisisWords, warnOfCrisisWords } from "./crisis-words.ts";
import { showHelpForCrisisWords } from "./help-words.ts";

/** Texts that could not be looked at, since what looks at them could not be loaded. In memory only. */
let missed: readonly string[] = [];
onUserDataCleared(() => {
  missed = [];
});

/** Whether the page before left words that nobody could look at; a page that is loaded again has them in its fields still. */
export const wordsMissed = storedFlag("wordsMissed", personalTabJson);

/**
 * Brings the help card where texts contain crisis words. What cannot be looked at now is looked at with the next texts, or by
 * {@link lookAtMissedWords}.
 */
export function lookAtWords(texts: readonly string[]): void {
  const all = [...withoutBeginnings(missed, texts), ...texts].filter((text) => text.trim() !== "");
  missed = [];
  if (all.length === 0) return;
  showHelpForCrisisWords(all).then(
    () => {
      if (missed.length === 0) wordsMissed.write(false);
    },
    (error: unknown) => {
      missed = [...withoutBeginnings(all, missed), ...missed];
      wordsMissed.write(true);
      warnOfCrisisWords(error);
    },
  );
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
