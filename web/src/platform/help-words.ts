import { crisisKind } from "@mindle/domain/safety/crisis-words";
import { helpCard } from "./help-card.ts";
import { helpShown } from "./help-shown.ts";

/** Words that have brought the card in this tab. In memory alone: they bring it once, wherever they are met. */
const answered = new Set<string>();

/** Brings the help card where texts hold crisis words that have not brought it yet. Nothing of them leaves the device. */
export function showHelpForCrisisWords(texts: readonly string[]): void {
  const kind = crisisKind(texts);
  if (kind === undefined || answered.has(keyOf(texts))) return;
  markHelpShown(texts);
  helpCard.open(kind);
}

/** Notes that the card was shown for texts. */
export function markHelpShown(texts: readonly string[]): void {
  answered.add(keyOf(texts));
  helpShown.write(true);
}

function keyOf(texts: readonly string[]): string {
  return texts.join("\n");
}
