import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadNamespaces } from "../../platform/i18n/i18n.ts";
import { Header } from "../../shell/header.tsx";
import { focusHeading, Page } from "../../ui/layout/page.tsx";
import { Skeleton } from "../../ui/layout/skeleton.tsx";
import { CharacterArt } from "../../ui/pictures/characters/character-art.tsx";
import type { PageTone } from "../../ui/tone.ts";
import headline from "./headline.module.css";
import styles from "./result.module.css";

interface ResultFrameProps {
  readonly tone?: PageTone;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Frame of all states of the result page. */
export function ResultFrame({ tone = "mindle", wide = false, children }: ResultFrameProps) {
  useLayoutEffect(takeOverFocus, []);
  return (
    <Page
      tone={tone}
      wide={wide}
      top={
        <div className={styles.top}>
          <Header back="/" />
        </div>
      }
    >
      {children}
    </Page>
  );
}

/** Whether the frame of the state before had the focus when it was replaced. */
let hadFocus = false;

/**
 * Gives the heading, or the page while it has none, the focus that went with the frame before: a new screen has it before
 * its result is loaded.
 */
function takeOverFocus(): () => void {
  if (hadFocus) focusHeading();
  hadFocus = false;
  return () => {
    hadFocus = document.querySelector("main")?.contains(document.activeElement) === true;
  };
}

/**
 * Loading state: texts, and room for a figure and what is below it. It draws no child but one that was chosen: which one was found, and
 * whether it may smile, is not known yet.
 */
export function ResultPlaceholder({ chosen }: { readonly chosen: "Riggy" | undefined }) {
  const { t } = useTranslation("assessment-result");
  return (
    <>
      <div className={headline.headline}>
        <div className={headline.figures} data-count={1}>
          <div className={headline.standing}>
            <div className={headline.figure}>
              {chosen !== undefined && <CharacterArt character={chosen} pose="listening" size={176} />}
            </div>
          </div>
        </div>
        <div className={headline.words}>
          <p role="status" className={headline.greeting}>
            {t("loading")}
          </p>
          <p className={headline.title}>{t(chosen === undefined ? "opening" : "calling")}</p>
        </div>
      </div>
      <div className={styles.sheet}>
        <Skeleton height="24rem" />
      </div>
    </>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Announced by screen readers. */
  readonly alert?: boolean;
  /** Links and buttons. */
  readonly children: ReactNode;
}

/** Shown instead of a result that is missing or failed to load. */
export function Notice({ title, text, alert = false, children }: NoticeProps) {
  return (
    <ResultFrame>
      <div className={styles.notice}>
        <CharacterArt character="Mindle" pose="worried" size={160} />
        <div role={alert ? "alert" : undefined}>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </ResultFrame>
  );
}

/** The last line of a result: it is no diagnosis, and where help is. */
export function About() {
  const { t } = useTranslation("assessment-result");
  const { t: common } = useTranslation();
  return <p className={styles.about}>{t("about", { help: common("getHelp") })}</p>;
}

/** A section that is loaded after the page, with its texts. Undefined until then, and where loading fails, such as offline. */
export function useLazySection<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Section, setSection] = useState<ComponentType<Props>>();
  useEffect(() => {
    Promise.all([load(), loadNamespaces(["assessment-result-details"])]).then(
      ([module]) => setSection(() => module.default),
      (error: unknown) => console.warn("a section could not be loaded", error),
    );
  }, [load]);
  return Section;
}
