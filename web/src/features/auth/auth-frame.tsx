import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { whenIdle } from "../../platform/browser/timing.ts";
import { Header } from "../../shell/header.tsx";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { Page } from "../../ui/layout/page.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import type { PageTone } from "../../ui/tone.ts";
import styles from "./auth.module.css";
import type { SignInProblem } from "./use-sign-in.ts";

const loadProblemDialog = () => import("./problem-dialog.tsx");

interface AuthFrameProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly backTo: string;
  /** In place of the waving mascot. */
  readonly picture?: ReactNode;
  /** What the figure in the picture says. */
  readonly says?: string;
  /** In place of picture, title and text. */
  readonly head?: ReactNode;
  readonly tone?: PageTone | undefined;
  /** Below the page: the bottom navigation. */
  readonly bottom?: ReactNode;
  /** A new one moves the focus to the heading. */
  readonly step?: string;
  /** Shown in a dialog. */
  readonly problem?: SignInProblem | undefined;
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

/** The frame of every sign-in page; it shows the problem. */
export function AuthFrame(props: AuthFrameProps) {
  const {
    title,
    text,
    backTo,
    picture,
    says,
    head,
    tone = "mindle",
    bottom,
    step,
    problem,
    children,
  } = props;
  const { t } = useTranslation("auth");
  const { Component, hasFailed, open, preload } = useLazyOverlay(loadProblemDialog);
  const heading = useRef<HTMLHeadingElement>(null);
  // A link from a mail begins a new page load, which leaves the focus nowhere.
  const lastStep = useRef(step === "opened" ? undefined : step);

  // Preloaded, because one of the problems is to be offline.
  useEffect(() => whenIdle(() => void preload()), [preload]);
  useEffect(() => {
    if (problem !== undefined) void open();
  }, [problem, open]);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return (
    <Page tone={tone} top={<Header back={backTo} />} bottom={bottom}>
      <div className={styles.main}>
        {head ?? (
          <header className={styles.head}>
            {says !== undefined && <p className={styles.says}>{says}</p>}
            {picture ?? <MascotArt pose="waving" size={132} />}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </header>
        )}
        {children}
        {hasFailed && problem !== undefined && <p role="alert">{t(`problems.${problem}`)}</p>}
      </div>
      {Component !== undefined && <Component problem={problem} onClose={() => props.onDismiss?.()} />}
    </Page>
  );
}
