import type { Language } from "@mindle/domain/catalogue/language";
import { evaluatePage } from "@mindle/domain/content/page";
import { seoulDay } from "@mindle/domain/time";
import type { Answers, EnteredValues } from "../../platform/answers/answers.ts";
import type { StepContent } from "../../platform/answers/load-step.ts";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { cachedSteps } from "../../platform/answers/step-content-query.ts";
import { type AnswerText, joinText, storedText } from "../../platform/answers/stored-text.ts";
import { currentUid } from "../../platform/auth/auth-state.ts";
import { now } from "../../platform/browser/now.ts";
import type { QueryClient } from "../../platform/data/query-client.ts";
import { definitionsIn, type PreparedStep, prepareStep, recallsOf } from "./step.ts";
import { instanceOf, stepPage } from "./step-page.ts";

/** Values of a page's models as the person reads them, in the order of the page. */
export function pageText(
  step: PreparedStep,
  instance: string,
  values: EnteredValues,
  language: Language,
): AnswerText {
  const page = step.content.pages.find((each) => instanceOf(each) === instance);
  const shown = page && stepPage(step.content, page.viewNo);
  if (shown === undefined) return storedText(values);
  const { components } = evaluatePage({
    ...shown,
    definitionOf: definitionsIn(step.widgets),
    values,
    recalls: recallsOf(shown, step),
    today: seoulDay(now()),
    user: { nickname: "" },
  });
  const known = components.flatMap(({ component: { bind }, definition, value, props, answered }) => {
    if (bind === undefined || definition === undefined) return [];
    if (!definition.value.safeParse(values[bind]).success) return [];
    const text = answered ? definition.summary(value, props, language) : "";
    return [{ bind, text, isReadable: true }];
  });
  const unknown = Object.entries(values).filter(([name]) => !known.some(({ bind }) => bind === name));
  return joinText([...known, ...unknown.map(([, value]) => storedText(value))], "\n");
}

/** What no server has, page by page; of steps that are not among the contents, as it is stored. Never rejects. */
export async function unsentAnswers(
  answers: Answers,
  contents: readonly StepContent[],
  language: Language,
): Promise<AnswerText> {
  const pages = answers.unsentPages();
  const needed = contents.filter((content) => pages.some(({ instance }) => hasPage(content, instance)));
  // A step whose widgets cannot be fetched counts as one that is not there.
  const prepared = await Promise.allSettled(needed.map((content) => prepareStep(content, answers)));
  const steps = prepared.flatMap((step) => (step.status === "fulfilled" ? [step.value] : []));
  const words = pages.map(({ instance, values }) => {
    const step = steps.find(({ content }) => hasPage(content, instance));
    const versions = values.map((each) =>
      step === undefined ? storedText(each) : pageText(step, instance, each, language),
    );
    return joinText(versions, "\n");
  });
  return joinText(words, "\n\n");
}

/** {@link unsentAnswers} of the signed-in user, by the content that is on this device. */
export async function readUnsentText(queryClient: QueryClient, language: Language): Promise<AnswerText> {
  const uid = currentUid();
  if (uid === undefined) return joinText([], "\n");
  return unsentAnswers(openAnswers(uid), cachedSteps(queryClient, uid), language);
}

function hasPage({ pages }: StepContent, instance: string): boolean {
  return pages.some((page) => instanceOf(page) === instance);
}
