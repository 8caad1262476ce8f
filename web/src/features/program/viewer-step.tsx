import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { useEffect, useMemo, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { prefetchMedia } from "../../engine/prefetch-media.ts";
import { pageBefore, resumeAt } from "../../engine/route.ts";
import { finishStep } from "../../engine/save-route.ts";
import type { PreparedStep } from "../../engine/step.ts";
import { instanceOf, stepPage } from "../../engine/step-page.ts";
import type { FinishContext } from "../../platform/answers/answers.ts";
import { markStepFinished } from "../../platform/answers/finished-steps.ts";
import { useLocallyFinished } from "../../platform/answers/use-locally-finished.ts";
import { whenIdle } from "../../platform/browser/timing.ts";
import { useQueryClient } from "../../platform/data/query-client.ts";
import { useLoadable } from "../../platform/data/use-loadable.ts";
import { userProgramQuery } from "../../platform/data/user.ts";
import { useLanguage } from "../../platform/i18n/i18n.ts";
import { track } from "../../platform/tracking/track.ts";
import { useOncePerEntry } from "../../shell/use-once-per-entry.ts";
import { ViewedPage } from "./viewed-page.tsx";
import { InvalidPage } from "./viewer-states.tsx";

interface ViewerStepProps {
  readonly uid: string;
  readonly step: PreparedStep;
  /** From the address: any text. */
  readonly viewNo: string;
  readonly nickname: string;
}

/** A prepared step: the page of the address, and where it leads. */
export function ViewerStep({ uid, step, viewNo, nickname }: ViewerStepProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const isFirstPress = useOncePerEntry();
  const isStepFinished = useIsFinished(uid, step);
  const { content, answers } = step;
  const { packageBase, afactoryData: pages } = content.pack;
  const { programId, stepId, version } = packageBase;
  const schedule = schedulePath(programId);
  const context = useMemo((): FinishContext => ({ locale: language, version }), [language, version]);

  useEffect(() => track("step_open", { program_id: programId, step_id: stepId }), [programId, stepId]);
  useEffect(() => whenIdle(() => void prefetchMedia(content)), [content]);

  /** The page that said what is missing in the step. */
  const [missingSaidOn, setMissingSaidOn] = useState<string>();

  const way = {
    pages,
    route: answers.route(packageBase),
    isFinished: (candidate: (typeof pages)[number]) => answers.page(instanceOf(candidate)).saved !== null,
  };
  const page = pages.find((candidate) => String(candidate.viewNo) === viewNo);
  if (page === undefined) {
    const resumed = resumeAt({ ...way, isStepFinished });
    return <Navigate to={viewerPath(programId, stepId, resumed)} replace />;
  }
  const shown = stepPage(content, page.viewNo);
  if (shown === undefined) return <InvalidPage back={schedule} />;

  const previous = pageBefore(way, page.pageId);
  // Where the page was turned to, the one before it is in the history.
  const goBack = () => {
    if (previous === undefined || !isFirstPress()) return;
    if (wasTurned(location.state)) void navigate(-1);
    else void navigate(viewerPath(programId, stepId, previous.viewNo), { replace: true });
  };
  const goToNext = async (next: number | undefined, isAfterCrisis: boolean) => {
    if (next !== undefined) {
      void navigate(viewerPath(programId, stepId, next), {
        state: isAfterCrisis ? TURNED_AFTER_CRISIS : TURNED,
      });
      return;
    }
    if (!isStepFinished) {
      await finishStep(step, context);
      markStepFinished(queryClient, uid, packageBase);
      track("step_finish", { program_id: programId, step_id: stepId });
    }
    // Nothing is celebrated after crisis words.
    void navigate(schedule, {
      replace: true,
      ...(isStepFinished || isAfterCrisis ? {} : { state: { finished: stepId } }),
    });
  };
  return (
    <ViewedPage
      key={page.pageId}
      step={step}
      shown={shown}
      nickname={nickname}
      context={context}
      saysMissing={missingSaidOn === undefined || missingSaidOn === page.pageId}
      onMissing={() => setMissingSaidOn(page.pageId)}
      isReadOnly={page.once === true && isStepFinished}
      isAfterCrisis={wasTurned(location.state) && location.state.isAfterCrisis}
      goBack={previous === undefined ? undefined : goBack}
      goToNext={goToNext}
      stop={() => void navigate(schedule)}
    />
  );
}

/** State of a history entry that was made by turning the page. */
const TURNED = { isTurned: true, isAfterCrisis: false };
const TURNED_AFTER_CRISIS: typeof TURNED = { isTurned: true, isAfterCrisis: true };

function wasTurned(state: unknown): state is typeof TURNED {
  return typeof state === "object" && state !== null && "isTurned" in state;
}

function useIsFinished(uid: string, { content }: PreparedStep): boolean {
  const { programId, stepId } = content.pack.packageBase;
  const programs = useLoadable(userProgramQuery(uid));
  const locallyFinished = useLocallyFinished(uid, programId);
  const known = programs.status === "ready" ? programs.data.programs : [];
  const finished = known.find((programme) => programme.programId === programId)?.stepFinished ?? [];
  return finished.some((step) => step.stepId === stepId) || locallyFinished.includes(stepId);
}
