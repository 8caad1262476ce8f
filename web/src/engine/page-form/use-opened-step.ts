import { useEffect } from "react";
import { whenIdle } from "../../platform/browser/timing.ts";
import { track } from "../../platform/tracking/track.ts";
import { preloadHelpCard } from "../../shell/overlays/lazy-help-card.tsx";
import { prefetchMedia } from "../step/prefetch-media.ts";
import { finishedIn, type Way } from "../step/route.ts";
import type { PreparedStep } from "../step/step.ts";
import { instanceOf } from "../step/step-page.ts";

/** Notes that a step was opened, and loads ahead what its pages need later. */
export function useOpenedStep({ content }: PreparedStep): void {
  const { programId, stepId } = content.about;
  useEffect(() => track("step_open", { program_id: programId, step_id: stepId }), [programId, stepId]);
  useEffect(
    () =>
      whenIdle(() => {
        preloadHelpCard();
        void prefetchMedia(content);
      }),
    [content],
  );
}

/** The pages of a step with what was done in them by now. */
export function wayThrough({ content, answers }: PreparedStep): Way {
  const { pages } = content;
  return {
    pages,
    route: answers.route(content.about),
    isFinished: finishedIn(pages, (page) => answers.page(instanceOf(page)).saved !== null),
  };
}
