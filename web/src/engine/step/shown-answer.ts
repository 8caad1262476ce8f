import type { AnswerPlace, Programme } from "@mindle/domain/catalogue/programme";
import { evaluatePage, type ShownComponent } from "@mindle/domain/content/page";
import type { AnyWidgetDefinition } from "@mindle/domain/widgets/widget";
import { openAnswers } from "../../platform/answers/open-answers.ts";
import { stepContentQuery } from "../../platform/answers/step-content-query.ts";
import { isOnline } from "../../platform/browser/use-online.ts";
import type { QueryClient } from "../../platform/data/query-client.ts";
import { definitionsIn, type PreparedStep, prepareStep, recallsOf } from "./step.ts";
import { stepPage } from "./step-page.ts";

/** A person's programme, for pages that show single answers outside of their step. */
export interface OwnedSteps {
  readonly uid: string;
  readonly programId: string;
  readonly programme: Pick<Programme, "steps">;
  /** Ids of finished steps, as far as the server has them. */
  readonly finished: readonly string[];
}

/** The step that has a page, such as `d1-s2/seal`; undefined where it is neither on this device nor finished. */
export async function readStepOf(
  queryClient: QueryClient,
  place: string,
  { uid, programId, programme, finished }: OwnedSteps,
): Promise<PreparedStep | undefined> {
  const stepId = place.split("/")[0] ?? "";
  if (programme.steps[stepId] === undefined) return undefined;
  const query = stepContentQuery(uid, programId, stepId);
  const isGiven = finished.includes(stepId) && isOnline();
  const content = isGiven
    ? await queryClient.ensureQueryData(query)
    : queryClient.getQueryData(query.queryKey);
  return content && prepareStep(content, openAnswers(uid));
}

/** An answer with the widget and the page that asked for it. */
export interface ShownAnswer {
  readonly definition: AnyWidgetDefinition;
  readonly shown: ShownComponent;
  readonly viewNo: number;
}

/**
 * An answer as its page shows it, unfinished input included; undefined where there is none. `today` is the day at UTC+9, `2026-12-04`.
 */
export function shownAnswer(
  step: PreparedStep,
  { page: place, answer }: AnswerPlace,
  today: string,
): ShownAnswer | undefined {
  const { content, answers } = step;
  const page = content.pages.find(({ pageId }) => place === `${content.about.stepId}/${pageId}`);
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
  return { definition: asked.definition, shown: asked, viewNo: shown.page.viewNo };
}
