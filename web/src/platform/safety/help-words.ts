import type { Crisis } from "@mindle/domain/safety/help-kind";
import { crisisWords } from "./crisis-words.ts";
import { helpCard } from "./help-card.ts";

/** Texts for which the card was opened in this tab, wherever they were found. In memory only. */
const answered = new Map<string, Crisis>();

type FindCrisis = Awaited<ReturnType<typeof crisisWords.load>>;

/**
 * Opens the help card where texts contain crisis words. It opens once for the same words, and again for new ones that are
 * added to them. The texts do not leave the device. Rejects where crisis words cannot be loaded.
 */
export async function showHelpForCrisisWords(texts: readonly string[]): Promise<void> {
  if (texts.every((text) => text.trim() === "")) return;
  const find = await crisisWords.load();
  const crisis = find(texts.filter((text) => !isAnswered(text, find)));
  if (crisis === undefined) return;
  noteAnswered(texts, find);
  helpCard.open({ ...crisis, source: "words" });
}

/** Records that the card was shown for texts. Rejects where crisis words cannot be loaded. */
export async function markHelpShown(texts: readonly string[]): Promise<void> {
  noteAnswered(texts, await crisisWords.load());
}

function noteAnswered(texts: readonly string[], find: FindCrisis): void {
  for (const text of texts) {
    const crisis = find([text]);
    if (crisis !== undefined) answered.set(text, crisis);
  }
}

/** Whether a text says no more of a crisis than one for which the card was shown. */
function isAnswered(text: string, find: FindCrisis): boolean {
  const crisis = find([text]);
  if (crisis === undefined) return true;
  return [...answered].some(
    ([before, { kind, now }]) =>
      kind === crisis.kind && now === crisis.now && find([addedTo(before, text)]) === undefined,
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
