import type { Language } from "@mindle/domain/catalogue/language";
import { ownWords, type ReadPage, readPages } from "@mindle/domain/content/own-words";
import { splitGraphemes } from "@mindle/domain/text/graphemes";
import { definitionsIn, prepareStep } from "../../../engine/step/step.ts";
import { instanceOf } from "../../../engine/step/step-page.ts";
import { openAnswers } from "../../../platform/answers/open-answers.ts";
import { stepContentQuery } from "../../../platform/answers/step-content-query.ts";
import { now } from "../../../platform/browser/now.ts";
import type { QueryClient } from "../../../platform/data/query-client.ts";
import { crisisWords } from "../../../platform/safety/crisis-words.ts";

/** A longer sentence is cut: it has to fit on a strip of paper. */
const LONGEST = 60;

/** The pages of a step that the person has answered, of which nothing asks for care. */
export interface FinishedStep {
  readonly pages: readonly ReadPage[];
  /** In the person's own words; undefined where they typed none and chose no whole sentence. */
  readonly words: string | undefined;
}

/**
 * What a step that was just read leaves behind. Undefined where nothing may be celebrated: crisis words were typed in it, or help was
 * named; and where its content is not on this device.
 */
export async function readFinishedStep(
  queryClient: QueryClient,
  uid: string,
  { programId, stepId }: { readonly programId: string; readonly stepId: string },
  language: Language,
): Promise<FinishedStep | undefined> {
  const content = queryClient.getQueryData(stepContentQuery(uid, programId, stepId).queryKey);
  if (content === undefined) return undefined;
  const [step, findCrisis] = await Promise.all([prepareStep(content, openAnswers(uid)), crisisWords.load()]);
  const pages = readPages(
    content.pages.map((page) => ({ instance: instanceOf(page), programId, stepId, savedAt: now() })),
    {
      activities: content.activities,
      configs: content.configs,
      savedOf: (instance) => step.savedOf(instance),
      definitionOf: definitionsIn(step.widgets),
      language,
    },
  );
  const shown = pages.flatMap(({ state }) => state.components.filter(({ visible }) => visible));
  const typed = shown.flatMap(({ definition, value, answered }) =>
    definition !== undefined && answered ? definition.freeText(value) : [],
  );
  if (shown.some(({ component }) => component.type === "helpline") || findCrisis(typed) !== undefined) {
    return undefined;
  }
  return { pages, words: keptWords(pages, language) };
}

/** The last words that were typed, else the last sentence that was put together, as one line. */
function keptWords(pages: readonly ReadPage[], language: Language): string | undefined {
  const answers = ownWords(pages, language).flatMap((page) => page.answers);
  const kept =
    answers.findLast(({ isTyped }) => isTyped) ?? answers.findLast(({ question }) => question === undefined);
  return kept && oneLine(kept.words);
}

/** The first sentence of a text, cut where it is too long. */
export function oneLine(text: string): string {
  const [first = ""] = text.trim().split("\n");
  const sentence = /^.{8,}?[.!?…](?=\s)/u.exec(first)?.[0] ?? first;
  const letters = splitGraphemes(sentence.trim());
  return letters.length > LONGEST
    ? `${letters
        .slice(0, LONGEST - 1)
        .join("")
        .trim()}…`
    : letters.join("");
}
