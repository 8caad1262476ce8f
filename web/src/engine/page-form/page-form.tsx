import { dayAfter, shortDay } from "@mindle/domain/widgets/shared/day";
import {
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useTranslation } from "react-i18next";
import type { FinishContext } from "../../platform/answers/answers.ts";
import { imageStore } from "../../platform/answers/image-store.ts";
import { isOnline } from "../../platform/browser/use-online.ts";
import { lookAtWords } from "../../platform/safety/look-at-words.ts";
import { KEPT_FIELDS } from "../../platform/storage/storage.ts";
import { trackError } from "../../platform/tracking/start-tracking.ts";
import { LazyHelpCard } from "../../shell/overlays/lazy-help-card.tsx";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { CareLine } from "../care-line.tsx";
import { ContentFault, contentFaults } from "../content-fault.ts";
import { focusProblem } from "../focus-problem.ts";
import { type ContentPage, ContentPageProvider } from "../page-context.ts";
import { PageWidgets } from "../page-widgets.tsx";
import { Book } from "../scene/book.tsx";
import { childMood } from "../scene/child-mood.ts";
import { sceneOf, screenNow } from "../scene/scene.tsx";
import type { PreparedStep } from "../step/step.ts";
import type { StepPage } from "../step/step-page.ts";
import { useStepPage } from "../step/use-step-page.ts";
import styles from "./page-form.module.css";
import { SaveNote, UnsavedNotes } from "./save-note.tsx";
import { useFinishPress } from "./use-finish-press.ts";

const loadWayDialog = () => import("./way-dialog.tsx");

interface PageFormProps {
  readonly step: PreparedStep;
  readonly shown: StepPage;
  readonly nickname: string;
  readonly context: FinishContext;
  /** Whether the page says that data of it are missing. One page of a step does. */
  readonly saysMissing: boolean;
  /** Called when data of the page are missing. */
  readonly onMissing: (page: StepPage) => void;
  readonly isStepFinished: boolean;
  readonly isReadOnly: boolean;
  /** The page before was turned with crisis words on it. */
  readonly isAfterCrisis: boolean;
  readonly turn: PageTurns;
  /** Shown within another page. */
  readonly isPart?: boolean;
  /** Above the button of the page. */
  readonly children?: ReactNode;
}

/** Where a page leads. */
export interface PageTurns {
  back(): void;
  /** Goes to a page of the way so far. */
  goTo(viewNo: number): void;
  /** Turns to a page, or finishes the step; crisis words were typed, or not. */
  next(next: number | undefined, isAfterCrisis: boolean): Promise<void>;
  /** Leaves the step for today. */
  stop(): void;
  /** Called with the place of the page that follows by the answers that are given now. */
  prepare(next: number): void;
}

/** One page of a step, which may be hidden: rendered ahead, or turned from. It renders again only when something of its own changes. */
export const PageForm = memo(function PageForm({
  step,
  shown,
  nickname,
  context,
  saysMissing,
  onMissing,
  isStepFinished,
  isReadOnly,
  isAfterCrisis,
  turn,
  isPart = false,
  children,
}: PageFormProps) {
  const { t } = useTranslation("viewer");
  const { about } = step.content;
  const { form, hasCrisis, answers, today, remindsIn, unfinishedWords, withhold, next, finish } = useStepPage(
    {
      step,
      shown,
      user: { nickname },
      isStepFinished,
    },
  );
  const storage = useSyncExternalStore(step.answers.subscribe, step.answers.storage);
  const way = useLazyOverlay(loadWayDialog);
  const { close: closeWay } = way;
  const root = useRef<HTMLDivElement>(null);
  const [screen] = useState(screenNow);
  const { instance } = shown;

  // Crisis words in unfinished input: the help card opens on the next screen, or here when the user comes back.
  const helpWithUnfinished = useEffectEvent(() => {
    lookAtWords(unfinishedWords);
    withhold();
  });
  useEffect(() => {
    helpWithUnfinished();
    return () => helpWithUnfinished();
  }, []);

  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState !== "hidden") return;
      helpWithUnfinished();
      step.answers.sendDrafts([instance], context);
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      step.answers.sendDrafts([instance], context);
    };
  }, [step, instance, context]);

  const faults = useMemo(() => contentFaults(shown, step.widgets), [shown, step]);
  const isMissing = faults.some(({ kind }) => kind === "missing-data");
  const noteMissing = useEffectEvent(() => onMissing(shown));
  useEffect(() => {
    for (const fault of faults) trackError(fault);
  }, [faults]);
  useEffect(() => {
    if (isMissing && saysMissing) noteMissing();
  }, [isMissing, saysMissing]);

  useEffect(() => turn.prepare(next), [turn, next]);

  const { helpCard, ...finishPress } = useFinishPress({
    finish: () => finish(context),
    unfinishedWords,
    turn: turn.next,
    onRefused: (problem) => {
      if (root.current !== null) focusProblem(root.current, problem);
    },
  });
  useEffect(() => closeWay, [closeWay]);
  const page: ContentPage = {
    language: context.locale,
    answers: form.page.answers,
    today,
    stepTitle: about.title[context.locale],
    viewNo: shown.page.viewNo,
    lastViewNo: about.lastPageNo,
    assetUrl: (key) => shown.assets[key],
    mediaFailed: (url) => {
      // Without a connection nothing is wrong with the file.
      if (isOnline()) trackError(new ContentFault("media-failed", shown, url));
    },
    ...finishPress,
    images: imageStore(step.answers.uid),
    hasCrisis,
    child: about.character,
    isPart,
    openWay: () => void way.open(),
  };
  const scene = sceneOf(about, shown, screen, isAfterCrisis);
  const isCrisisNear = hasCrisis || isAfterCrisis;
  const mood = childMood({
    page: shown.page,
    state: form.page,
    lastViewNo: about.lastPageNo,
    hasCrisis: isCrisisNear,
    sceneMood: scene?.child?.mood,
  });
  const note = (
    <>
      {children}
      {remindsIn !== undefined && !isReadOnly && (
        <p className={styles.note}>
          {t("reminds", { day: shortDay(dayAfter(today, remindsIn), context.locale) })}
        </p>
      )}
      <UnsavedNotes step={step} page={answers} instance={instance} />
      <SaveNote answers={step.answers} page={answers} />
    </>
  );
  return (
    <Book
      child={about.character ?? "Mindle"}
      mood={mood}
      scene={scene}
      isLow={screen === "low"}
      isSceneHidden={isCrisisNear}
    >
      <ContentPageProvider value={page}>
        <div ref={root} className={styles.content} {...(storage === "kept" && { [KEPT_FIELDS]: "" })}>
          {isMissing && saysMissing && (
            <p role="alert" className={styles.note}>
              {t("missingData")}
            </p>
          )}
          {isAfterCrisis && <CareLine after="page" />}
          {isReadOnly && <p className={styles.note}>{t("readOnly")}</p>}
          <PageWidgets
            {...form}
            isReadOnly={isReadOnly}
            isAfterCrisis={isAfterCrisis}
            onWidgetFailed={(_, error) => trackError(error)}
            note={note}
          />
        </div>
      </ContentPageProvider>
      {way.Component !== undefined && (
        <way.Component
          open={way.isOpen}
          onClose={way.close}
          step={step}
          viewNo={shown.page.viewNo}
          onPage={turn.goTo}
        />
      )}
      {helpCard && (
        <LazyHelpCard
          open
          {...helpCard}
          onStop={() => {
            void step.answers.reportHarm(about.programId, "stopped");
            turn.stop();
          }}
        />
      )}
    </Book>
  );
});
