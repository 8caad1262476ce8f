import { findCrisis } from "@mindle/domain/safety/crisis-words";
import { helpCard } from "./help-card.ts";
import { helpShown } from "./help-shown.ts";

/**
 * Texts for which the card was opened in this tab, wherever they were found: it opens once for the same ones. In memory
 * only.
 */
const answered = new Set<string>();

/**
 * Opens the help card where texts contain crisis words, unless it was opened for the same texts before. The texts do
 * not leave the device.
 */
export function showHelpForCrisisWords(texts: readonly string[]): void {
  const crisis = findCrisis(texts);
  if (crisis === undefined || answered.has(keyOf(texts))) return;
  markHelpShown(texts);
  helpCard.open(crisis.kind);
}

/** Records that the card was shown for texts. */
export function markHelpShown(texts: readonly string[]): void {
  answered.add(keyOf(texts));
  helpShown.write(true);
}

function keyOf(texts: readonly string[]): string {
  return texts.join("\n");
}
