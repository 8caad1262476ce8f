import { onUserDataCleared, personalTabJson } from "../storage/clear-user-data.ts";
import { storedFlag } from "../storage/stored-value.ts";
import { crisisWords, warnOfCrisisWords } from "./crisis-words.ts";
import { helpCard } from "./help-card.ts";
import { showHelpForCrisisWords } from "./help-words.ts";

/** Texts that could not be looked at, since what looks at them could not be loaded. In memory only. */
let missed: readonly string[] = [];
onUserDataCleared(() => {
  missed = [];
  noteMissed();
});

/**
 * Whether words wait: nobody could look at them yet, or the help card that they call for was not closed. A page that is loaded again
 * looks at what its fields show of them.
 */
export const wordsMissed = storedFlag("wordsMissed", personalTabJson);

/** How often the connection has come back. */
let returns = 0;

/**
 * Brings the help card where texts contain crisis words. What cannot be looked at now is looked at with the next texts, or by
 * {@link lookAtMissedWords}.
 */
export function lookAtWords(texts: readonly string[]): void {
  const all = [...withoutBeginnings(missed, texts), ...texts].filter((text) => text.trim() !== "");
  missed = [];
  if (all.length === 0) return;
  wordsMissed.write(true);
  const before = returns;
  showHelpForCrisisWords(all).then(noteMissed, (error: unknown) => {
    missed = [...withoutBeginnings(all, missed), ...missed];
    warnOfCrisisWords(error);
    if (returns !== before) lookAtWords([]);
  });
}

/** Looks at texts that could not be looked at before: there is a connection again. */
export function lookAtMissedWords(): void {
  returns += 1;
  lookAtWords([]);
}

function noteMissed(): void {
  wordsMissed.write(missed.length > 0 || helpCard.asked() !== undefined);
}
helpCard.subscribe(noteMissed);

/** Loads what looks at words, before there are any. */
export function prepareToLook(): void {
  crisisWords.load().catch(warnOfCrisisWords);
}

/** The texts that were not written further to one of the others. */
function withoutBeginnings(texts: readonly string[], others: readonly string[]): readonly string[] {
  return texts.filter((text) => !others.some((other) => other.startsWith(text)));
}
