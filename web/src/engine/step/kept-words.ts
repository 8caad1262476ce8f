import type { Language } from "@mindle/domain/catalogue/language";
import { answersIn } from "@mindle/domain/content/markup";
import { type ReadPage, readPages } from "@mindle/domain/content/read-pages";
import { splitGraphemes } from "@mindle/domain/text/graphemes";
import { isRecord } from "@mindle/domain/text/json";
import type { StepContent } from "../../platform/answers/load-step.ts";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { stepContentQuery } from "../../platform/answers/step-content-query.ts";
import { now } from "../../platform/browser/now.ts";
import type { QueryClient } from "../../platform/data/query-client.ts";
import { crisisWords } from "../../platform/safety/crisis-words.ts";
import { plainWords } from "../rich-text/piped-text.ts";
import { definitionsIn, type PreparedStep, prepareStep } from "./step.ts";
import { instanceOf } from "./step-page.ts";

/** A longer sentence is cut: it has to fit on a strip of paper. */
const LONGEST = 60;

interface OwnSteps {
  readonly uid: string;
  readonly programId: string;
  /** In their order. */
  readonly stepIds: readonly string[];
  readonly language: Language;
}

/** The pages of steps that the person has answered, and those that ask nothing, of the steps whose content is on this device. */
export async function readOwnSteps(
  queryClient: QueryClient,
  { uid, programId, stepIds, language }: OwnSteps,
): Promise<readonly ReadPage[]> {
  const contents = stepIds.flatMap(
    (id) => queryClient.getQueryData(stepContentQuery(uid, programId, id).queryKey) ?? [],
  );
  return (await Promise.all(contents.map((content) => readStep(content, uid, language)))).flat();
}

async function readStep(content: StepContent, uid: string, language: Language): Promise<readonly ReadPage[]> {
  return readPrepared(await prepareStep(content, openAnswers(uid)), language);
}

/** The pages of a step that the person has answered, and those that ask nothing. */
export function readPrepared(step: PreparedStep, language: Language): readonly ReadPage[] {
  const { content } = step;
  const { programId, stepId } = content.about;
  // A page that asks nothing has nothing saved, and is shown all the same.
  const unasked = content.pages.filter(({ activityId }) => {
    return Object.keys(content.activities[activityId]?.defineModels ?? {}).length === 0;
  });
  const shown = new Set(unasked.map(instanceOf));
  return readPages(
    content.pages.map((page) => ({ instance: instanceOf(page), programId, stepId, savedAt: now() })),
    {
      activities: content.activities,
      configs: content.configs,
      savedOf: (instance) => step.savedOf(instance) ?? (shown.has(instance) ? {} : null),
      definitionOf: definitionsIn(step.widgets),
      language,
    },
  );
}

/**
 * Whether pages may be neither celebrated nor quoted: crisis words were typed on them, or are in what would be quoted, or help was
 * named there.
 */
export async function areHard(pages: readonly ReadPage[], quoted: readonly string[]): Promise<boolean> {
  const findCrisis = await crisisWords.load();
  const shown = pages.flatMap(({ state }) => state.components.filter(({ visible }) => visible));
  const typed = shown.flatMap(({ definition, value, answered }) =>
    definition !== undefined && answered ? definition.freeText(value) : [],
  );
  return (
    findCrisis([...typed, ...quoted]) !== undefined ||
    shown.some(({ component }) => component.type === "helpline")
  );
}

/**
 * The first text of a step's last page that quotes answers, still with their names: what its author lets the person keep. Undefined
 * where there is none, or where its answers are missing.
 */
export function lastQuote(pages: readonly ReadPage[], language: Language): string | undefined {
  const last = pages.at(-1);
  const texts = last?.state.components.filter(
    ({ component, visible }) => component.type === "text" && visible,
  );
  for (const { props } of texts ?? []) {
    const text = isRecord(props) ? props[language] : undefined;
    if (last === undefined || typeof text !== "string" || answersIn(text).length === 0) continue;
    if (inWords(text, last, language) !== "") return text;
  }
  return undefined;
}

/** A text with the answers of its page in words; empty where one is missing. */
export function inWords(text: string, page: ReadPage, language: Language): string {
  return plainWords([{ ko: text, en: text }], page.state.answers, language);
}

/** Lines of {@link lastQuote}, with the person's answers. */
export function lastWords(pages: readonly ReadPage[], language: Language): readonly string[] {
  const last = pages.at(-1);
  const text = lastQuote(pages, language);
  return last === undefined || text === undefined ? [] : inWords(text, last, language).split(/\n+/);
}

/**
 * The last line of {@link lastWords}, short enough for a strip of paper; undefined where there is none. What was only typed on the way
 * is not kept: a fear is no sentence to take along.
 */
export function keptWords(pages: readonly ReadPage[], language: Language): string | undefined {
  const line = lastWords(pages, language).at(-1);
  return line === undefined ? undefined : oneLine(line);
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
