import type { Language } from "@mindle/domain/catalogue/language";
import { answersIn } from "@mindle/domain/content/markup";
import { ownWords, type ReadPage, readPages } from "@mindle/domain/content/own-words";
import { isRecord } from "@mindle/domain/content/props";
import { splitGraphemes } from "@mindle/domain/text/graphemes";
import { plainWords } from "../../../engine/piped-text.ts";
import { definitionsIn, prepareStep } from "../../../engine/step/step.ts";
import { instanceOf } from "../../../engine/step/step-page.ts";
import type { StepContent } from "../../../platform/answers/load-step.ts";
import { openAnswers } from "../../../platform/answers/open-answers.ts";
import { stepContentQuery } from "../../../platform/answers/step-content-query.ts";
import { now } from "../../../platform/browser/now.ts";
import type { QueryClient } from "../../../platform/data/query-client.ts";
import { crisisWords } from "../../../platform/safety/crisis-words.ts";
import { moodOf, type SessionMood } from "./session-mood.ts";

/** A longer sentence is cut: it has to fit on a strip of paper. */
const LONGEST = 60;

/** What steps that were read leave behind. */
export interface Finished {
  /** Of the step that was just finished; undefined where the person typed nothing and chose no whole sentence. */
  readonly sentence: string | undefined;
  /** What the last of the steps says at its end with the person's answers; none where it is not on this device. */
  readonly takenAlong: readonly string[];
  readonly mood: SessionMood;
}

interface FinishedSteps {
  readonly uid: string;
  readonly programId: string;
  /** The one that was just finished. */
  readonly stepId: string;
  /** It and others, in their order. Of the others counts what is on this device. */
  readonly stepIds: readonly string[];
  readonly language: Language;
}

/**
 * What steps leave behind. Undefined where nothing may be celebrated: crisis words were typed in one of them, or help was named; and
 * where the last one's content is not on this device.
 */
export async function readFinished(
  queryClient: QueryClient,
  { uid, programId, stepId, stepIds, language }: FinishedSteps,
): Promise<Finished | undefined> {
  const contents = stepIds.flatMap(
    (id) => queryClient.getQueryData(stepContentQuery(uid, programId, id).queryKey) ?? [],
  );
  if (!contents.some(({ about }) => about.stepId === stepId)) return undefined;
  const findCrisis = await crisisWords.load();
  const pages = (await Promise.all(contents.map((content) => readStep(content, uid, language)))).flat();
  const takenAlong = lastWords(
    pages.filter((page) => page.stepId === stepIds.at(-1)),
    language,
  );
  const shown = pages.flatMap(({ state }) => state.components.filter(({ visible }) => visible));
  const typed = shown.flatMap(({ definition, value, answered }) =>
    definition !== undefined && answered ? definition.freeText(value) : [],
  );
  const isHard = findCrisis([...typed, ...takenAlong]) !== undefined;
  if (isHard || shown.some(({ component }) => component.type === "helpline")) return undefined;
  const own = pages.filter((page) => page.stepId === stepId);
  return { sentence: keptWords(own, language), takenAlong, mood: moodOf(pages) };
}

/** Lines of the first text of a step's last page that quotes answers: what its author lets the person keep. */
export function lastWords(pages: readonly ReadPage[], language: Language): readonly string[] {
  const last = pages.at(-1);
  const texts = last?.state.components.filter(
    ({ component, visible }) => component.type === "text" && visible,
  );
  for (const { props } of texts ?? []) {
    const text = isRecord(props) ? props[language] : undefined;
    if (last === undefined || typeof text !== "string" || answersIn(text).length === 0) continue;
    const words = plainWords([{ ko: text, en: text }], last.state.answers, language);
    if (words !== "") return words.split(/\n+/);
  }
  return [];
}

/** The pages of a step that the person has answered. */
async function readStep(content: StepContent, uid: string, language: Language): Promise<readonly ReadPage[]> {
  const { programId, stepId } = content.about;
  const step = await prepareStep(content, openAnswers(uid));
  return readPages(
    content.pages.map((page) => ({ instance: instanceOf(page), programId, stepId, savedAt: now() })),
    {
      activities: content.activities,
      configs: content.configs,
      savedOf: (instance) => step.savedOf(instance),
      definitionOf: definitionsIn(step.widgets),
      language,
    },
  );
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
