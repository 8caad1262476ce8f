import { findCrisis } from "@mindle/domain/safety/crisis-words";
import type { Crisis } from "@mindle/domain/safety/help-kind";
import { helpCard } from "./help-card.ts";

/** Texts for which the card was opened in this tab, wherever they were found. In memory only. */
const answered = new Map<string, Crisis>();

/**
 * Opens the help card where texts contain crisis words. It opens once for the same words, and again for new ones that are
 * added to them. The texts do not leave the device.
 */
export function showHelpForCrisisWords(texts: readonly string[]): void {
  const crisis = findCrisis(texts.filter((text) => !isAnswered(text)));
  if (crisis === undefined) return;
  markHelpShown(texts);
  helpCard.open({ ...crisis, source: "words" });
}

/** Records that the card was shown for texts. */
export function markHelpShown(texts: readonly string[]): void {
  for (const text of texts) {
    const crisis = findCrisis([text]);
    if (crisis !== undefined) answered.set(text, crisis);
  }
}

/** Whether a text says no more of a crisis than one for which the card was shown. */
function isAnswered(text: string): boolean {
  const crisis = findCrisis([text]);
  if (crisis === undefined) return true;
  return [...answered].some(
    ([before, { kind, now }]) =>
      kind === crisis.kind && now === crisis.now && findCrisis([addedTo(before, text)]) === undefined,
  );
}

/** What a text has between the beginning and the end that it shares with an earlier one. */
function addedTo(before: string, text: string): string {
  const most = Math.min(before.length, text.length);
  let start = 0;
  while (start < most && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}
