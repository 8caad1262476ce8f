import type { Crisis } from "@mindle/domain/safety/help-kind";
import { seoulDay } from "@mindle/domain/time";
import { now } from "../browser/now.ts";
import { onUserDataCleared } from "../storage/clear-user-data.ts";
import { crisisWords } from "./crisis-words.ts";
import { thisVisit } from "./flag.ts";
import { helpCard } from "./help-card.ts";

/** Texts for which the card was opened in this tab and visit, wherever they were found. In memory only. */
const answered = new Map<string, Crisis>();
onUserDataCleared(() => answered.clear());

/** The session and the day at UTC+9 that {@link answered} is of. */
let visit: string | undefined;

type FindCrisis = Awaited<ReturnType<typeof crisisWords.load>>;

/**
 * Opens the help card where texts contain crisis words. It opens once a visit for the same words, and again, about what is new,
 * for those that are added to them. The texts do not leave the device. Rejects where crisis words cannot be loaded.
 */
export async function showHelpForCrisisWords(texts: readonly string[]): Promise<void> {
  if (texts.every((text) => text.trim() === "")) return;
  const find = await crisisWords.load();
  forgetOtherVisits();
  const crisis = find(texts.map((text) => newPart(text, find)));
  if (crisis === undefined) return;
  noteAnswered(texts, find);
  helpCard.open({ ...crisis, source: "words" });
}

/** Records that the card was shown for texts. Rejects where crisis words cannot be loaded. */
export async function markHelpShown(texts: readonly string[]): Promise<void> {
  const find = await crisisWords.load();
  forgetOtherVisits();
  noteAnswered(texts, find);
}

function forgetOtherVisits(): void {
  const here = `${thisVisit().session} ${seoulDay(now())}`;
  if (here !== visit) answered.clear();
  visit = here;
}

function noteAnswered(texts: readonly string[], find: FindCrisis): void {
  for (const text of texts) {
    const crisis = find([text]);
    if (crisis !== undefined) answered.set(text, crisis);
  }
}

/** What was added to a text for which the card was shown, where that one said the same of a crisis; otherwise all of a text. */
function newPart(text: string, find: FindCrisis): string {
  const crisis = find([text]);
  let part = text;
  for (const [before, { kind, now }] of answered) {
    if (kind !== crisis?.kind || now !== crisis.now) continue;
    const added = addedTo(before, text);
    if (added.length < part.length) part = added;
  }
  return part;
}

/** What was added to an earlier text; all of a text that does not keep the earlier one whole, since a changed word may say something new. */
function addedTo(before: string, text: string): string {
  const most = Math.min(before.length, text.length);
  let start = 0;
  while (start < most && before[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === text.at(-1 - end)) end += 1;
  return start + end < before.length ? text : text.slice(start, text.length - end);
}
