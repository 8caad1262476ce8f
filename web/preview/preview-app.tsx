import { useEffect, useMemo, useState } from "react";
import { stepPage } from "../src/engine/step/step-page.ts";
import { CharacterArt } from "../src/ui/pictures/characters/character-art.tsx";
import { ToneContext, toneOf } from "../src/ui/tone.ts";
import { Frames } from "./frames.tsx";
import type { EnteredAnswers } from "./memory-answers.ts";
import { Mistakes } from "./mistakes.tsx";
import { PageReport } from "./page-report.tsx";
import { generatedAnswers, pageState } from "./page-state.ts";
import styles from "./preview-app.module.css";
import { CONTENT, type PreviewContent } from "./preview-content.ts";
import { StepList } from "./step-list.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useView } from "./view.ts";

/** The authors' preview: a page of a step in both languages, and what is known of it. */
export function PreviewApp() {
  const content = usePreviewContent();
  if (content === undefined) return null;
  return content.packs.length === 0 ? <EmptyState content={content} /> : <StepPreview content={content} />;
}

/** Before the first step compiles. */
function EmptyState({ content }: { readonly content: PreviewContent }) {
  return (
    <main className={styles.nothing} data-tone="mindle">
      <h1>There is no step to show yet</h1>
      <p>A step appears here once it is saved and has at least one page.</p>
      <Mistakes content={content} file={undefined} pageAt={undefined} isHeld={false} />
    </main>
  );
}

interface OwnAnswers {
  readonly answers: EnteredAnswers;
  /** The frame they were entered in, which has them already. */
  readonly from: "ko" | "en" | undefined;
}

function StepPreview({ content }: { readonly content: PreviewContent }) {
  const [view, change] = useView();
  const [own, setOwn] = useState<OwnAnswers>({ answers: {}, from: undefined });
  const [route, setRoute] = useState<readonly string[]>([]);
  const [hasEnded, setEnded] = useState(false);
  const pack = content.packs.find(({ packageBase }) => packageBase.gcId === view.step) ?? content.packs[0];
  const gcId = pack?.packageBase.gcId ?? "";
  const generated = useMemo(
    () => (view.answers === "own" ? undefined : generatedAnswers(content, gcId, view.answers, view.seed)),
    [content, gcId, view.answers, view.seed],
  );
  useEffect(() => {
    document.title = `${pack?.packageBase.title.en ?? ""} · Preview`;
  }, [pack]);
  if (pack === undefined) return null;
  const { packageBase, afactoryData: pages } = pack;
  const page = pages.find(({ pageId }) => pageId === view.page) ?? pages[0];
  const shown = page && stepPage({ ...content, pages }, page.viewNo);
  const answers = generated ?? own.answers;
  const tone = toneOf(packageBase.character);
  const file = content.files[gcId];
  const open = (viewNo: number | undefined) => {
    setEnded(viewNo === undefined);
    if (viewNo !== undefined) change({ page: pages[viewNo - 1]?.pageId });
  };
  return (
    <ToneContext value={tone}>
      <div className={styles.desk} data-tone={tone}>
        <header className={styles.head}>
          <CharacterArt character={packageBase.character ?? "Mindle"} pose="waving" size={64} />
          <div className={styles.title}>
            <p>{file}</p>
            <h1 lang="ko">{packageBase.title.ko}</h1>
            <p lang="en">{packageBase.title.en}</p>
          </div>
          <Toolbar view={view} change={change} />
        </header>
        <StepList content={content} gcId={gcId} pageId={page?.pageId} view={view} change={change} />
        <main aria-label="The page in both languages">
          {hasEnded && (
            <p className={styles.ended} role="status">
              The step ends here.{" "}
              <button type="button" className={styles.quiet} onClick={() => open(1)}>
                Begin again
              </button>
            </p>
          )}
          <Frames
            view={{
              content,
              gcId,
              viewNo: page?.viewNo ?? 1,
              answers,
              route,
              scheme: view.scheme,
              isLarge: view.isLarge,
            }}
            from={generated === undefined ? own.from : undefined}
            onEntered={(entered, from) => {
              setOwn({ answers: entered, from });
              change({ answers: "own" });
            }}
            onTurned={(viewNo, way) => {
              setRoute(way);
              open(viewNo);
            }}
          />
        </main>
        <aside className={styles.aside} aria-label="About this page">
          <Mistakes
            content={content}
            file={file}
            pageAt={page && page.viewNo - 1}
            isHeld={page !== undefined && content.held.includes(page.configId)}
          />
          {shown !== undefined && (
            <PageReport pages={pages} shown={shown} state={pageState(shown, answers)} />
          )}
        </aside>
      </div>
    </ToneContext>
  );
}

/** The content as it is now; undefined until it is there. */
function usePreviewContent(): PreviewContent | undefined {
  const [content, setContent] = useState<PreviewContent>();
  useEffect(() => {
    const read = async () => {
      const response = await fetch(CONTENT.path);
      const sent: PreviewContent = await response.json();
      setContent(sent);
    };
    const readAgain = () => void read().catch((error: unknown) => console.error(error));
    readAgain();
    import.meta.hot?.on(CONTENT.event, setContent);
    // What was saved while the connection was lost.
    import.meta.hot?.on("vite:ws:connect", readAgain);
    return () => {
      import.meta.hot?.off(CONTENT.event, setContent);
      import.meta.hot?.off("vite:ws:connect", readAgain);
    };
  }, []);
  return content;
}
