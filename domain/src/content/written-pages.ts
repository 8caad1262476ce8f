import type { Language } from "../catalogue/language.ts";
import { isRecord } from "../text/json.ts";
import { fillBlanks } from "../widgets/shared/blanks.ts";
import { own } from "../widgets/shared/parts.ts";
import { answerId, type FoldedAnswers } from "./folded-answers.ts";
import { plainText } from "./markup.ts";
import type { PageState, ShownComponent } from "./page.ts";
import type { AnsweredPage, ReadPage } from "./read-pages.ts";
import type { Answer } from "./recalls.ts";

/** One answer with what was asked. */
export interface OwnAnswer {
  /** Name of the model. */
  readonly model: string;
  /** Undefined where the page asks without words of its own. */
  readonly question: string | undefined;
  /** Empty as long as it is folded away. */
  readonly words: string;
  /** Until when it is folded away; absent for one that is not. */
  readonly folded?: { readonly day: string | undefined };
  /** Whether the person typed some of it. */
  readonly isTyped: boolean;
  /** Other steps in which it was shown again, in order of time. */
  readonly returnedIn: readonly string[];
  /** An answer of an earlier step to the same kind of question, which this page showed beside it. */
  readonly earlier: EarlierAnswer | undefined;
}

export interface EarlierAnswer {
  readonly stepId: string;
  readonly savedAt: number;
  readonly words: string;
}

/** A page with the answers that the person gave on it. */
export interface WrittenPage extends AnsweredPage {
  readonly answers: readonly OwnAnswer[];
}

/**
 * What the person answered, page by page, without what is not for the journal and pages that have no answer. What is folded away is
 * quoted nowhere.
 */
export function writtenPages(
  read: readonly ReadPage[],
  language: Language,
  folded: FoldedAnswers = new Map(),
): readonly WrittenPage[] {
  const pages = read.map((page) => withoutFolded(page, folded));
  const byInstance = new Map(pages.map((page) => [page.instance, page]));
  return pages.flatMap((page) => {
    const answers = page.state.components.flatMap((shown, at): OwnAnswer[] => {
      const { component, definition, value, props, answered } = shown;
      if (component.bind === undefined || definition === undefined || !answered) return [];
      if (component.notInJournal === true) return [];
      const id = answerId({ instance: page.instance, model: component.bind });
      const isFolded = folded.has(id);
      const sentence = sentenceOf(shown, language);
      const words = sentence ?? definition.summary(value, props, language);
      if (words === "") return [];
      return [
        {
          model: component.bind,
          question: sentence === undefined ? questionOf(shown, page.state, at, language) : undefined,
          words: isFolded ? "" : words,
          ...(isFolded ? { folded: { day: folded.get(id) } } : {}),
          isTyped: definition.freeText(value).some((text) => text.trim() !== ""),
          returnedIn: stepsThatRead(page, component.bind, pages),
          earlier: earlierAnswer(page, definition.type, byInstance, language),
        },
      ];
    });
    const { activity: _activity, state: _state, ...rest } = page;
    return answers.length === 0 ? [] : [{ ...rest, answers }];
  });
}

/** A page whose texts and later pages do not quote what is folded away. */
function withoutFolded(page: ReadPage, folded: FoldedAnswers): ReadPage {
  if (folded.size === 0) return page;
  const { foreignKeys } = page.activity;
  const open = Object.entries(page.state.answers).filter(
    ([name]) => !folded.has(answerId(foreignKeys[name] ?? { instance: page.instance, model: name })),
  );
  return { ...page, state: { ...page.state, answers: Object.fromEntries(open) } };
}

/**
 * The whole sentence of a widget that is one, with what was chosen in its blanks; it needs no question. Undefined for others.
 * A later page may take the chosen words alone.
 */
export function sentenceOf(
  { definition, value, props }: Pick<ShownComponent, "definition" | "value" | "props">,
  language: Language,
): string | undefined {
  const sentence = localized(isRecord(props) ? props["text"] : undefined, language);
  const parts = definition?.parts?.(value, props);
  if (sentence === undefined || parts === undefined) return undefined;
  return fillBlanks(sentence, (blank) => own(parts, blank)?.[language]);
}

/** What was asked: the widget's label, else the last text above it. */
function questionOf(
  { props }: ShownComponent,
  state: PageState,
  at: number,
  language: Language,
): string | undefined {
  const label = localized(isRecord(props) ? props["label"] : undefined, language);
  if (label !== undefined) return label;
  const wordsOf = (name: string) => wordsOfAnswer(state.answers[name], language);
  const above = state.components
    .slice(0, at)
    .filter(({ component, visible }) => component.type === "text" && visible)
    .map(({ props: text }) => plainText(localized(text, language) ?? "", wordsOf) ?? "");
  return above.findLast((text) => text !== "");
}

function localized(value: unknown, language: Language): string | undefined {
  const text = isRecord(value) ? value[language] : undefined;
  return typeof text === "string" ? text : undefined;
}

function wordsOfAnswer(answer: Answer | undefined, language: Language): string {
  return answer === undefined ? "" : answer.definition.summary(answer.value, answer.props, language);
}

function stepsThatRead(source: ReadPage, model: string, pages: readonly ReadPage[]): readonly string[] {
  const reading = pages.filter(
    ({ stepId, programId, activity }) =>
      (stepId !== source.stepId || programId !== source.programId) &&
      Object.values(activity.foreignKeys).some(
        (key) => key.instance === source.instance && key.model === model,
      ),
  );
  return [...new Set(reading.map(({ stepId }) => stepId))];
}

function earlierAnswer(
  page: ReadPage,
  type: string,
  byInstance: ReadonlyMap<string, ReadPage>,
  language: Language,
): EarlierAnswer | undefined {
  for (const [name, key] of Object.entries(page.activity.foreignKeys)) {
    const source = byInstance.get(key.instance);
    if (key.widget !== type || source === undefined || source.stepId === page.stepId) continue;
    // The recall and not the model of this name, which may be the answer itself.
    const shown = source.state.answers[key.model];
    const words = name.includes(".") ? "" : wordsOfAnswer(shown, language);
    if (words !== "") return { stepId: source.stepId, savedAt: source.savedAt, words };
  }
  return undefined;
}

/** A text in the form in which texts are compared: composed (NFC), lower-case, with single spaces. */
function comparable(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

/** Whether one of the texts contains the query. An empty query always matches. */
export function hasWords(texts: readonly string[], query: string): boolean {
  const wanted = comparable(query);
  return wanted === "" || texts.some((text) => comparable(text).includes(wanted));
}
