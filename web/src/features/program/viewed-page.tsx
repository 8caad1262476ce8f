import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { focusProblem } from "../../engine/focus-problem.ts";
import { type ContentPage, ContentPageProvider } from "../../engine/page-context.ts";
import { PageView } from "../../engine/page-view.tsx";
import { type PreparedStep, type StepPage, stepFaults } from "../../engine/step.ts";
import { useStepPage } from "../../engine/use-step-page.ts";
import type { FinishContext } from "../../platform/answers/answers.ts";
import { imageStore } from "../../platform/answers/images.ts";
import { helpShown } from "../../platform/exit-state.ts";
import { trackError } from "../../platform/tracking/start-tracking.ts";
import { HelpCard } from "./help-card.tsx";
import { SaveNote } from "./save-note.tsx";
import { ViewerFrame } from "./viewer-frame.tsx";

interface ViewedPageProps {
  readonly step: PreparedStep;
  readonly shown: StepPage;
  readonly nickname: string;
  readonly context: FinishContext;
  readonly isReadOnly: boolean;
  /** Undefined on the first page of the way. */
  readonly goBack: (() => void) | undefined;
  /** Turns to a page, or finishes the step. */
  readonly goOn: (next: number | undefined) => Promise<void>;
  /** Leaves the step for today. */
  readonly stop: () => void;
}

/** One page of a step. */
export function ViewedPage({ step, shown, nickname, context, isReadOnly, goBack, goOn, stop }: ViewedPageProps) {
  const { t } = useTranslation("viewer");
  const { packageBase } = step.content.pack;
  const { state, answers, problems, refusals, change, finish } = useStepPage({
    step,
    shown,
    user: { nickname },
  });
  const root = useRef<HTMLDivElement>(null);
  const [isFinishing, setFinishing] = useState(false);
  /** Where the page leads, while the help card is shown. */
  const [afterHelp, setAfterHelp] = useState<{ readonly next: number | undefined }>();
  const { instance } = shown;

  useEffect(() => {
    const [first] = problems;
    if (refusals > 0 && first !== undefined && root.current !== null) focusProblem(root.current, first);
    // Only once for each try.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  }, [refusals]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === "hidden") step.answers.sendDrafts([instance], context);
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, [step, instance, context]);

  const faults = useMemo(() => stepFaults(shown, step.widgets), [shown, step]);
  useEffect(() => {
    for (const fault of faults) trackError(fault);
  }, [faults]);

  const turn = async (next: number | undefined) => {
    setFinishing(true);
    await goOn(next);
    setFinishing(false);
  };
  const tryFinish = () => {
    const finished = finish(context);
    if (finished === undefined) return;
    if (!finished.needsHelp) {
      void turn(finished.next);
      return;
    }
    helpShown.write(true);
    setAfterHelp({ next: finished.next });
  };

  const title = packageBase.title[context.locale];
  const page: ContentPage = {
    language: context.locale,
    answers: state.answers,
    today: state.today,
    step: { number: stepNumber(packageBase.stepId), title },
    viewNo: shown.page.viewNo,
    lastViewNo: packageBase.lastPageNo,
    assetUrl: (key) => shown.assets[key],
    finish: tryFinish,
    isFinishing,
    images: imageStore(step.answers.uid),
  };
  return (
    <ViewerFrame step={step} goBack={goBack} title={title}>
      <ContentPageProvider value={page}>
        <div ref={root}>
          {faults.some(({ isContent }) => isContent) && <p role="alert">{t("missingData")}</p>}
          {isReadOnly && <p>{t("readOnly")}</p>}
          <PageView
            page={state}
            widgets={step.widgets}
            problems={problems}
            onChange={change}
            isReadOnly={isReadOnly}
            signInPath={undefined}
            onWidgetFailed={(_, error) => trackError(error)}
          />
        </div>
      </ContentPageProvider>
      <SaveNote answers={step.answers} page={answers} instance={instance} />
      <HelpCard
        open={afterHelp !== undefined}
        onStop={stop}
        onGoOn={() => {
          setAfterHelp(undefined);
          void turn(afterHelp?.next);
        }}
      />
    </ViewerFrame>
  );
}
