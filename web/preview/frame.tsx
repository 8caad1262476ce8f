import type { Language } from "@mindle/domain/catalogue/language";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { showScheme } from "../gallery/scheme.ts";
import { focusProblem } from "../src/engine/focus-problem.ts";
import { type ContentPage, ContentPageProvider } from "../src/engine/page-context.ts";
import { PageWidgets } from "../src/engine/page-widgets.tsx";
import { Book } from "../src/engine/scene/book.tsx";
import { childMood } from "../src/engine/scene/child-mood.ts";
import { Ground, type PageScene, sceneOf, screenNow } from "../src/engine/scene/scene.tsx";
import { pageBefore } from "../src/engine/step/route.ts";
import { type PreparedStep, prepareStep } from "../src/engine/step/step.ts";
import { type StepPage, stepPage } from "../src/engine/step/step-page.ts";
import { useStepPage } from "../src/engine/step/use-step-page.ts";
import { EXAMPLE_IMAGES } from "../src/engine/testing/example-images.ts";
import { Button } from "../src/ui/controls/button.tsx";
import { Page } from "../src/ui/layout/page.tsx";
import { TopBar } from "../src/ui/layout/top-bar.tsx";
import type { Mood } from "../src/ui/pictures/companion/moods.ts";
import { toneOf } from "../src/ui/tone.ts";
import styles from "./frame.module.css";
import type { FrameMessage, FrameView } from "./frame-messages.ts";
import { createMemoryAnswers, type MemoryAnswers } from "./memory-answers.ts";
import { NICKNAME } from "./page-state.ts";

const TEXTS = {
  ko: { previous: "이전 페이지", empty: "이 페이지에는 아직 보여 줄 게 없어요." },
  en: { previous: "Previous page", empty: "This page has nothing to show yet." },
} as const;

function tell(message: FrameMessage): void {
  parent.postMessage(message, location.origin);
}

/** One language of the preview: what the page around it asks for. */
export function FrameApp({ language }: { readonly language: Language }) {
  const [view, setView] = useState<FrameView>();
  const [answers] = useState(() =>
    createMemoryAnswers((entered) => tell({ kind: "entered", answers: entered })),
  );
  useEffect(() => {
    document.documentElement.lang = language;
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== parent || origin !== location.origin) return;
      const next: FrameView = data;
      // Tools in the browser send messages to frames, too.
      if (next.kind !== "view") return;
      answers.replace(next.answers, next.route);
      setView(next);
    };
    addEventListener("message", receive);
    tell({ kind: "ready" });
    return () => removeEventListener("message", receive);
  }, [language, answers]);
  useEffect(() => showScheme(view?.scheme), [view?.scheme]);
  useEffect(() => {
    document.documentElement.style.fontSize = view?.isLarge === true ? "200%" : "";
  }, [view?.isLarge]);
  if (view === undefined) return null;
  return <FramedStep view={view} answers={answers} language={language} />;
}

interface FramedStepProps {
  readonly view: FrameView;
  readonly answers: MemoryAnswers;
  readonly language: Language;
}

function FramedStep({ view: { content, gcId, viewNo }, answers, language }: FramedStepProps) {
  const [step, setStep] = useState<PreparedStep>();
  const [screen] = useState(screenNow);
  useEffect(() => {
    const pack = content.packs.find(({ packageBase }) => packageBase.gcId === gcId);
    if (pack === undefined) return;
    let isCurrent = true;
    const { activities, configs } = content;
    prepareStep({ about: pack.packageBase, pages: pack.afactoryData, activities, configs }, answers).then(
      (prepared) => {
        if (isCurrent) setStep(prepared);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [content, gcId, answers]);
  if (step === undefined) return null;
  const { about, pages } = step.content;
  const shown = about.gcId === gcId ? stepPage(step.content, viewNo) : undefined;
  const pageId = pages[viewNo - 1]?.pageId ?? "";
  // Authors may leaf back through every page.
  const way = { pages, route: answers.route(about), isFinished: () => true };
  const previous = pageBefore(way, pageId);
  const scene = shown && sceneOf(about, shown, screen);
  const book = (mood: Mood, hasCrisis: boolean, content: ReactNode) => (
    <Book
      child={about.character ?? "Mindle"}
      mood={mood}
      scene={scene}
      isLow={screen === "low"}
      isSceneHidden={hasCrisis}
    >
      {content}
    </Book>
  );
  const goBack = () => {
    if (previous) tell({ kind: "turned", viewNo: previous.viewNo, route: answers.route(about) });
  };
  const back = previous && (
    <Button variant="quiet" onClick={goBack}>
      {TEXTS[language].previous}
    </Button>
  );
  return (
    <Page tone={toneOf(about.character)} wide top={<TopBar start={back} />}>
      <Ground stepId={about.stepId} />
      {/* Links in widgets must not leave the preview. */}
      <MemoryRouter>
        {shown === undefined ? (
          book("greet", false, <p>{TEXTS[language].empty}</p>)
        ) : (
          <FramedPage key={`${gcId}.${pageId}`} {...{ step, shown, language, scene, book }} />
        )}
      </MemoryRouter>
    </Page>
  );
}

interface FramedPageProps {
  readonly step: PreparedStep;
  readonly shown: StepPage;
  readonly language: Language;
  readonly scene: PageScene | undefined;
  /** What is around it, with the child in its mood. */
  readonly book: (mood: Mood, hasCrisis: boolean, content: ReactNode) => ReactNode;
}

function FramedPage({ step, shown, language, scene, book }: FramedPageProps) {
  const { about } = step.content;
  const user = useMemo(() => ({ nickname: NICKNAME }), []);
  const { form, hasCrisis, today, finish } = useStepPage({ step, shown, user });
  const root = useRef<HTMLDivElement>(null);
  const tryFinish = () => {
    const finished = finish({ locale: language, version: undefined });
    if (!("refused" in finished)) {
      tell({ kind: "turned", viewNo: finished.next, route: step.answers.route(about) });
    } else if (root.current !== null) {
      focusProblem(root.current, finished.refused);
    }
  };
  const page: ContentPage = {
    language,
    answers: form.page.answers,
    today,
    stepTitle: about.title[language],
    viewNo: shown.page.viewNo,
    lastViewNo: about.lastPageNo,
    assetUrl: (key) => shown.assets[key],
    mediaFailed: (url) => console.error(`${url} cannot be loaded or played`),
    hasCrisis,
    child: about.character,
    finish: tryFinish,
    finishAfter: () => {},
    wasFinished: () => false,
    isFinishing: false,
    images: EXAMPLE_IMAGES,
  };
  return (
    <ContentPageProvider value={page}>
      {book(
        childMood({
          page: shown.page,
          state: form.page,
          lastViewNo: about.lastPageNo,
          hasCrisis,
          sceneMood: scene?.child?.mood,
        }),
        hasCrisis,
        <div ref={root} className={styles.content} data-page={shown.page.configId}>
          <PageWidgets {...form} onWidgetFailed={(_, error) => console.error(error)} />
        </div>,
      )}
    </ContentPageProvider>
  );
}
