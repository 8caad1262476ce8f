import {
  evaluatePage,
  helpOf,
  isWorse,
  type PageProblem,
  type PageState,
  pagesToSkip,
  problemsOf,
  reminderDays,
  savedOf,
  typedWords,
  withheldIn,
} from "@mindle/domain/content/page";
import type { SavedPage } from "@mindle/domain/content/page-save";
import { type RecalledAnswers, readRecalls } from "@mindle/domain/content/recalls";
import type { Crisis, HelpKind } from "@mindle/domain/safety/help-kind";
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { FinishContext, PageAnswers } from "../../platform/answers/answers.ts";
import { enteredIn, isSameValue } from "../../platform/answers/device/local-state.ts";
import { useSeoulToday } from "../../platform/browser/use-now.ts";
import { crisisWords } from "../../platform/safety/crisis-words.ts";
import type { HelpCall } from "../../platform/safety/help-card.ts";
import type { FilledPage } from "../page-widgets.tsx";
import { turned } from "./route.ts";
import { saveRoute } from "./save-route.ts";
import { definitionsIn, type PreparedStep } from "./step.ts";
import { type StepPage, savedForRecalls } from "./step-page.ts";

/** The result of an attempt to finish a page: the next page (undefined after the last one), or what must be changed first. */
export type FinishAttempt = (
  | {
      readonly next: number | undefined;
      /** What was saved: words that were typed, or answers alone. */
      readonly saved: "words" | "answers";
    }
  | { readonly refused: PageProblem }
) & {
  /** The help card to show before either. */
  readonly help: HelpCall | undefined;
  /** The page itself names where help is: the flag is raised, and no card is shown. */
  readonly isHelpNamed: boolean;
  /** Help is called for now: the answers have changed, or the page has none and its step was not finished before. */
  readonly isNew: boolean;
};

/** A page that a person fills in. */
interface StepPageState {
  readonly form: FilledPage;
  readonly answers: PageAnswers;
  /** The day at UTC+9, `YYYY-MM-DD`. */
  readonly today: string;
  /** After how many days finishing the page has the person reminded; undefined for never. */
  readonly remindsIn: number | undefined;
  /**
   * The page, or an earlier one that it reads, has crisis words: a line of care replaces replies, whose authors could not know these
   * words, and no child smiles.
   */
  readonly hasCrisis: boolean;
  /** The number of the next page by the present answers; greater than the last one at the end. */
  readonly next: number;
  /** What was typed and is not finished yet. */
  readonly unfinishedWords: readonly string[];
  /**
   * Finishes the page, unless something must be changed first: stores its answers and begins to send them. Looks for crisis words only
   * if these are loaded (`crisisWords`).
   */
  finish(context: FinishContext): FinishAttempt;
  /** Removes from unfinished input what may not be stored. */
  withhold(): void;
}

interface StepPageInput {
  readonly step: PreparedStep;
  readonly shown: StepPage;
  readonly user: { readonly nickname: string };
  readonly isStepFinished?: boolean;
}

const NO_WORDS: readonly string[] = [];

/** A page of a step with its answers, which are kept on the device with every change. */
export function useStepPage({ step, shown, user, isStepFinished = false }: StepPageInput): StepPageState {
  const { answers, widgets } = step;
  const { instance, page, components, configJson } = shown;
  const known = useSyncExternalStore(answers.subscribe, () => answers.page(instance));
  const today = useSeoulToday();
  const [wasRefused, setRefused] = useState(false);
  useEffect(() => () => setRefused(false), []);
  const definitionOf = useMemo(() => definitionsIn(widgets), [widgets]);
  const recalls = useRecalls(shown, step);
  const values = enteredIn(known);
  const state = evaluatePage({ components, configJson, definitionOf, values, recalls, today, user });

  const typed = typedIn(state);
  const hasCrisis = useHasCrisis(typedWords(state));

  return {
    form: {
      page: state,
      widgets,
      problems: wasRefused ? problemsOf(state) : [],
      onChange: (bind, value) => {
        answers.edit(instance, { [bind]: value });
      },
      onDiscard: (bind, left) => {
        const shown = state.components.find(({ component }) => component.bind === bind);
        const isAnswered = shown?.definition?.isAnswered(left, shown.props) === true;
        void answers.removeAnswers(instance, { [bind]: isAnswered ? { kept: left } : {} });
        answers.edit(instance, { [bind]: left });
      },
    },
    hasCrisis,
    answers: known,
    today,
    remindsIn: hasCrisis ? undefined : reminderDays(page, state, helpOf(page, state)),
    withhold: () => {
      const rest = withheldIn(state, crisisWords.current()?.(typed) !== undefined);
      if (answers.page(instance).draft !== undefined && Object.keys(rest).length > 0)
        answers.edit(instance, rest);
    },
    next: page.viewNo + pagesToSkip(page, state),
    unfinishedWords: known.draft === undefined ? NO_WORDS : typed,
    finish: (context) => {
      const crisis = crisisWords.current()?.(typed);
      const saved = savedOf(state, crisis !== undefined);
      const help = callFor(crisis, helpOf(page, state));
      const isChanged = !isSaved(saved, known);
      const isNew = isChanged || (Object.keys(saved).length === 0 && !isStepFinished);
      const isHelpNamed = help?.source === "answers" && page.helpNamed === true;
      const [refused] = problemsOf(state);
      if (refused !== undefined) {
        setRefused(true);
        return { refused, help, isHelpNamed, isNew };
      }
      const { about, pages } = step.content;
      if (isChanged) {
        void answers.finishPage(instance, saved, context);
        if (isWorse(page, state)) void answers.reportHarm(about.programId, "worse");
      }
      void saveRoute(step, context);
      const days = reminderDays(page, state, help?.kind);
      if (days !== undefined && !hasCrisis && help?.source !== "words")
        void answers.remind({ ...about, id: page.pageId, days });
      const next = page.viewNo + pagesToSkip(page, state);
      const nextPage = pages[next - 1];
      answers.setRoute(about, turned(answers.route(about), page.pageId, nextPage?.pageId));
      return {
        next: nextPage === undefined ? undefined : next,
        saved: typed.some((text) => text.trim() !== "") ? "words" : "answers",
        help,
        isHelpNamed,
        isNew,
      };
    },
  };
}

/** Whether texts have crisis words; false until these are loaded. Deferred, so that typing does not wait for it. */
function useHasCrisis(texts: readonly string[]): boolean {
  const find = useSyncExternalStore(crisisWords.subscribe, crisisWords.current);
  const all = useDeferredValue(texts.join(BETWEEN));
  return useMemo(() => all.split(BETWEEN).some((text) => find?.([text]) !== undefined), [find, all]);
}

/** Joins texts to one value. No keyboard types it. */
const BETWEEN = "\u0000";

/** Crisis words come before what the page's answers call for. */
function callFor(crisis: Crisis | undefined, kind: HelpKind | undefined): HelpCall | undefined {
  if (crisis !== undefined) return { ...crisis, source: "words" };
  return kind && { kind, now: false, source: "answers" };
}

/** The answers of other pages, read again only when one of them changes: a person may be typing. */
function useRecalls(shown: StepPage, step: PreparedStep): RecalledAnswers {
  const { answers, savedOf } = step;
  const last = useRef<ReturnType<typeof savedForRecalls>>({});
  const saved = useSyncExternalStore(answers.subscribe, () => {
    const now = savedForRecalls(shown, savedOf);
    if (Object.entries(now).some(([name, page]) => page !== last.current[name])) last.current = now;
    return last.current;
  });
  return useMemo(
    () => readRecalls(shown.foreignKeys, saved, definitionsIn(step.widgets)),
    [shown, saved, step],
  );
}

/** True where finishing changes nothing. */
export function isSaved(
  saved: SavedPage,
  { saved: before, draft }: Pick<PageAnswers, "saved" | "draft">,
): boolean {
  const isEmpty = Object.keys(saved).length === 0;
  return isEmpty || (draft === undefined && isSameValue(saved, before));
}

/** What the person typed on a page. */
function typedIn({ components }: PageState): string[] {
  return components.flatMap(({ definition, visible, value }) =>
    definition === undefined || !visible ? [] : definition.freeText(value),
  );
}
