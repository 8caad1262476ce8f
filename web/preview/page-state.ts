import { evaluatePage, type PageInput, type PageState, savedOf } from "@mindle/domain/content/page";
import type { SavedPage } from "@mindle/domain/content/page-save";
import { readRecalls } from "@mindle/domain/content/recalls";
import { type AnswersKind, answersFor } from "@mindle/domain/testing/page-answers";
import { seoulDay } from "@mindle/domain/time";
import { WIDGETS } from "@mindle/domain/widgets/registry";
import { type StepPage, savedForRecalls, stepPage } from "../src/engine/step/step-page.ts";
import { type EnteredAnswers, enteredIn, pageAnswers } from "./memory-answers.ts";
import type { PreviewContent } from "./preview-content.ts";

/** The name with which pages address the person. */
export const NICKNAME = "마음";

/** A page with these answers, as the engine works it out. */
export function pageState(shown: StepPage, answers: EnteredAnswers): PageState {
  const values = enteredIn(pageAnswers(answers, shown.instance));
  return evaluatePage({ ...inputOf(shown, answers), values });
}

/** Generated answers to all pages of a step, and to the pages of other steps that they read. */
export function generatedAnswers(
  { packs, activities, configs }: PreviewContent,
  gcId: string,
  kind: AnswersKind,
  seed: number,
): EnteredAnswers {
  const pages = packs.flatMap((pack) =>
    pack.afactoryData.flatMap(({ viewNo }) => {
      const shown = stepPage({ pages: pack.afactoryData, activities, configs }, viewNo);
      return shown === undefined ? [] : [{ shown, isOfStep: pack.packageBase.gcId === gcId }];
    }),
  );
  const saved: Record<string, SavedPage> = {};
  const asAnswers = (): EnteredAnswers =>
    Object.fromEntries(Object.entries(saved).map(([id, page]) => [id, { saved: page }]));
  const fill = (instance: string) => {
    const at = pages.findIndex(({ shown }) => shown.instance === instance);
    const page = pages[at]?.shown;
    if (page === undefined || instance in saved) return;
    // Recalls lead to earlier pages only; one that does not ends here.
    saved[instance] = {};
    for (const { instance: read, replaced = [] } of Object.values(page.foreignKeys)) {
      fill(read);
      for (const earlier of replaced) fill(earlier.instance);
    }
    const input = inputOf(page, asAnswers());
    const values = answersFor(input, kind, seed * pages.length + at);
    saved[instance] = savedOf(evaluatePage({ ...input, values }));
  };
  if (kind !== "empty") {
    for (const { shown, isOfStep } of pages) if (isOfStep) fill(shown.instance);
  }
  return asAnswers();
}

/** What a page is evaluated from, with the answers of the pages that it reads. */
export function inputOf(shown: StepPage, answers: EnteredAnswers): Omit<PageInput, "values"> {
  const definitionOf: PageInput["definitionOf"] = (type) => WIDGETS[type]?.definition;
  const saved = savedForRecalls(shown, (instance) => pageAnswers(answers, instance).saved);
  return {
    components: shown.components,
    configJson: shown.configJson,
    definitionOf,
    recalls: readRecalls(shown.foreignKeys, saved, definitionOf),
    today: seoulDay(Date.now()),
    user: { nickname: NICKNAME },
  };
}
