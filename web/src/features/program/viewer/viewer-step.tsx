import { schedulePath, viewerPath } from "@mindle/domain/programme/paths";
import { sittingDaysIn } from "@mindle/domain/programme/sitting-days";
import { Activity, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PageForm, type PageTurns } from "../../../engine/page-form/page-form.tsx";
import { useOpenedStep, wayThrough } from "../../../engine/page-form/use-opened-step.ts";
import { pageBefore, resumeAt } from "../../../engine/step/route.ts";
import { finishStep } from "../../../engine/step/save-route.ts";
import type { PreparedStep } from "../../../engine/step/step.ts";
import { instanceOf, type StepPage, stepPage } from "../../../engine/step/step-page.ts";
import type { FinishContext } from "../../../platform/answers/answers.ts";
import {
  markSittingDays,
  markStepFinished,
  useLocallyFinishedIn,
} from "../../../platform/answers/finished-steps.ts";
import { openAnswers } from "../../../platform/answers/open-answers.ts";
import { afterPaint, whenIdle } from "../../../platform/browser/timing.ts";
import { useQueryClient } from "../../../platform/data/query-client.ts";
import { useLoadable } from "../../../platform/data/use-loadable.ts";
import { userProgramQuery } from "../../../platform/data/user.ts";
import { useLanguage } from "../../../platform/i18n/i18n.ts";
import { track } from "../../../platform/tracking/track.ts";
import { useOncePerEntry } from "../../../shell/use-once-per-entry.ts";
import { preloadEnding, prepareEnding } from "../endings/load-ending.ts";
import { useTurns, wasTurned } from "./use-turns.ts";
import { ViewerFrame } from "./viewer-frame.tsx";
import { InvalidPage, LoadingViewer } from "./viewer-states.tsx";

interface ViewerStepProps {
  readonly uid: string;
  readonly step: PreparedStep;
  /** From the address: any text. */
  readonly viewNo: string;
  readonly nickname: string;
}

/**
 * A prepared step: the page of the address, and where it leads. The page before it and the one that follows by the answers so far
 * are rendered hidden while it is read, so that a turn shows what is there.
 */
export function ViewerStep({ uid, step, viewNo, nickname }: ViewerStepProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const isFirstPress = useOncePerEntry();
  const isStepFinished = useIsFinished(uid, step);
  const { shownNo, isAfterCrisis, turnTo } = useTurns(viewNo);
  const { content, answers } = step;
  const { about, pages } = content;
  const { programId, stepId, version } = about;
  const schedule = schedulePath(programId);
  const context = useMemo((): FinishContext => ({ locale: language, version }), [language, version]);

  useOpenedStep(step);

  /** The page that said what is missing in the step. */
  const [missingSaidOn, setMissingSaidOn] = useState<StepPage>();
  const [around, setAround] = useState<Around>({ places: [], next: undefined });
  const shownPages = useMemo(() => pages.map(({ viewNo: at }) => stepPage(content, at)), [pages, content]);
  const latest = useRef<PageTurns>(undefined);
  const turn = useMemo(
    (): PageTurns => ({
      back: () => latest.current?.back(),
      goTo: (page) => latest.current?.goTo(page),
      next: async (...to) => latest.current?.next(...to),
      stop: () => latest.current?.stop(),
      prepare: (next) => latest.current?.prepare(next),
    }),
    [],
  );

  const way = wayThrough(step);
  const asked = pages.find((candidate) => String(candidate.viewNo) === shownNo);
  const letter = shownNo === "letter" ? shownPages.find(hasLetter) : undefined;
  const page = asked ?? letter?.page ?? pages[resumeAt({ ...way, isStepFinished }) - 1];
  const previous = page && pageBefore(way, page.pageId);
  useLayoutEffect(() => {
    latest.current = {
      back: () => {
        if (previous === undefined || !isFirstPress()) return;
        // Where the page was turned to, the one before it is in the history.
        if (wasTurned(location.state)) void navigate(-1);
        else void navigate(viewerPath(programId, stepId, previous.viewNo), { replace: true });
      },
      goTo: (to) => void navigate(viewerPath(programId, stepId, to)),
      next: async (next, hadCrisis) => {
        if (next !== undefined) {
          turnTo(viewerPath(programId, stepId, next), next, hadCrisis);
          return;
        }
        const days = pages.flatMap((each) => sittingDaysIn(answers.page(instanceOf(each)).saved ?? {}) ?? []);
        if (days.length > 0) markSittingDays(queryClient, uid, programId, days);
        if (!isStepFinished) {
          await finishStep(step, context);
          markStepFinished(queryClient, uid, about);
          track("step_finish", { program_id: programId, step_id: stepId });
        }
        // Nothing is celebrated after crisis words.
        const isCelebrated = !isStepFinished && !hadCrisis;
        if (isCelebrated) await prepareEnding(queryClient, { uid, programId, stepId, language });
        void navigate(schedule, { replace: true, ...(isCelebrated && { state: { finished: stepId } }) });
      },
      stop: () => void navigate(schedule),
      prepare: (next) => {
        if (page === undefined) return;
        if (next > about.lastPageNo && !isStepFinished) whenIdle(preloadEnding);
        startTransition(() => setAround({ places: [previous?.viewNo, page.viewNo, next], next }));
      },
    };
  });
  const shown = page && shownPages[page.viewNo - 1];
  if (page === undefined || shown === undefined) return <InvalidPage programId={programId} />;
  if (!step.isWhole && page !== pages[0]) return <LoadingViewer programId={programId} />;
  const places = [page.viewNo, ...(step.isWhole ? around.places : [])];
  const near = shownPages.flatMap((each) => (each && places.includes(each.page.viewNo) ? each : []));
  return (
    <ViewerFrame step={step} onBack={previous && turn.back}>
      {asked === undefined && <AddressOf path={viewerPath(programId, stepId, page.viewNo)} />}
      {near.map((each) => (
        <Activity key={each.page.pageId} mode={each === shown ? "visible" : "hidden"}>
          <PageForm
            step={step}
            shown={each}
            nickname={nickname}
            context={context}
            saysMissing={missingSaidOn === undefined || missingSaidOn === each}
            onMissing={setMissingSaidOn}
            isStepFinished={isStepFinished}
            isReadOnly={each.page.once === true && isStepFinished}
            isAfterCrisis={each === shown && isAfterCrisis}
            turn={turn}
          />
        </Activity>
      ))}
    </ViewerFrame>
  );
}

/** The pages that are rendered, the one that was shown when it was worked out among them: right after a turn it stays as well. */
interface Around {
  readonly places: readonly (number | undefined)[];
  /** The page that followed by the answers so far. */
  readonly next: number | undefined;
}

/** Puts the address of the page that is shown in place of one that named none, once the page is drawn. */
function AddressOf({ path }: { readonly path: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    let isLeft = false;
    // Two frames later: all that depends on the address would hold up the second one.
    afterPaint(() =>
      afterPaint(() => {
        if (!isLeft) void navigate(path, { replace: true });
      }),
    );
    return () => {
      isLeft = true;
    };
  }, [navigate, path]);
  return null;
}

function hasLetter(page: StepPage | undefined): boolean {
  return page?.components.some(({ type }) => type === "letter") === true;
}

function useIsFinished(uid: string, { content }: PreparedStep): boolean {
  const { programId, stepId } = content.about;
  const programs = useLoadable(userProgramQuery(uid));
  const locallyFinished = useLocallyFinishedIn(openAnswers(uid), programId);
  const known = programs.status === "ready" ? programs.data.programs : [];
  const finished = known.find((programme) => programme.programId === programId)?.stepFinished ?? [];
  return finished.some((step) => step.stepId === stepId) || locallyFinished.includes(stepId);
}
