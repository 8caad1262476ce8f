import type { Language } from "@mindle/domain/catalogue/language";
import type { HomeAnswer, Programme } from "@mindle/domain/catalogue/programme";
import { evaluatePage } from "@mindle/domain/content/page";
import { viewerPath } from "@mindle/domain/programme/paths";
import { definitionsIn, type PreparedStep, prepareStep, recallsOf } from "../../engine/step/step.ts";
import { stepPage } from "../../engine/step/step-page.ts";
import type { StepContent } from "../../platform/answers/load-step.ts";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { stepContentQuery } from "../../platform/answers/step-content-query.ts";
import { isOnline } from "../../platform/browser/use-online.ts";
import type { QueryClient } from "../../platform/data/query-client.ts";
import { crisisWords } from "../../platform/safety/crisis-words.ts";

/** An answer of the person that home leads to. */
export interface Slip {
  /** What home says of it. */
  readonly text: string;
  /** The answer in words; undefined where it only waits. */
  readonly words: string | undefined;
  readonly to: string;
}

interface OwnProgramme {
  readonly uid: string;
  readonly programId: string;
  readonly programme: Pick<Programme, "steps" | "waiting" | "gathered">;
  /** Ids of finished steps, as far as the server has them. */
  readonly finished: readonly string[];
  readonly language: Language;
  /** The day at UTC+9, `2026-12-04`. */
  readonly today: string;
}

/** What waits by now, and what the person gathered. Of a step that is neither on this device nor finished, nothing. */
export async function readSlips(queryClient: QueryClient, own: OwnProgramme): Promise<readonly Slip[]> {
  const { uid, programId, programme, finished } = own;
  const read = async (stepId: string): Promise<StepContent | undefined> => {
    if (programme.steps[stepId] === undefined) return undefined;
    const query = stepContentQuery(uid, programId, stepId);
    if (finished.includes(stepId) && isOnline()) return queryClient.ensureQueryData(query);
    return queryClient.getQueryData(query.queryKey);
  };
  const slips = async (list: "waiting" | "gathered") =>
    Promise.all(
      (programme[list] ?? []).map(async (each) => {
        const content = await read(each.page.split("/")[0] ?? "");
        if (content === undefined) return undefined;
        return slipOf(await prepareStep(content, openAnswers(uid)), each, { ...own, list });
      }),
    );
  const found = await Promise.all([slips("waiting"), slips("gathered")]);
  return found.flat().flatMap((slip) => slip ?? []);
}

interface SlipOptions extends Pick<OwnProgramme, "language" | "today"> {
  readonly list: "waiting" | "gathered";
}

/**
 * What home says of an answer of a step; undefined while it does not wait, or nothing is gathered. Unfinished input counts: it is what its
 * page shows. Words of a crisis are not met here unasked.
 */
export async function slipOf(
  step: PreparedStep,
  { page: place, answer, text }: HomeAnswer,
  { list, language, today }: SlipOptions,
): Promise<Slip | undefined> {
  const { content, answers } = step;
  const { programId, stepId } = content.about;
  const page = content.pages.find(({ pageId }) => place === `${stepId}/${pageId}`);
  const shown = page && stepPage(content, page.viewNo);
  if (shown === undefined) return undefined;
  const saved = Object.entries(step.savedOf(shown.instance) ?? {});
  const { components } = evaluatePage({
    ...shown,
    definitionOf: definitionsIn(step.widgets),
    values: {
      ...Object.fromEntries(
        saved.flatMap(([name, { state, value }]) => (state === "answered" ? [[name, value]] : [])),
      ),
      ...answers.page(shown.instance).draft,
    },
    recalls: recallsOf(shown, step),
    today,
    user: { nickname: "" },
  });
  const asked = components.find(({ component }) => component.bind === answer);
  if (asked?.definition === undefined || !asked.visible || !asked.answered) return undefined;
  const { definition, value, props } = asked;
  const slip = { text: text[language], to: viewerPath(programId, stepId, shown.page.viewNo) };
  if (list === "waiting") {
    const due = definition.dueOn?.(value);
    return due !== undefined && due <= today ? { ...slip, words: undefined } : undefined;
  }
  const findCrisis = await crisisWords.load();
  const words = definition.summary(value, props, language);
  return words === "" || findCrisis(definition.freeText(value)) !== undefined
    ? undefined
    : { ...slip, words };
}
