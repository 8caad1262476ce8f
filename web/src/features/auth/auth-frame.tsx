import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { whenIdle } from "../../platform/when-idle.ts";
import { Header } from "../../shell/header.tsx";
import { useLazyOverlay } from "../../shell/use-lazy-overlay.ts";
import { MascotArt } from "../../ui/characters/mascot-art.tsx";
import { Page } from "../../ui/page.tsx";
import type { Tone } from "../../ui/tone.ts";
import styles from "./auth.module.css";
import type { SignIn } from "./use-sign-in.ts";

const loadProblemDialog = () => import("./problem-dialog.tsx");

interface AuthFrameProps {
  readonly signIn: SignIn;
  readonly title: string;
  readonly text: string;
  readonly backTo: string;
  /** In place of picture, title and text. */
  readonly head?: ReactNode;
  readonly tone?: Tone;
  readonly children: ReactNode;
}

/** What surrounds every page of signing in; a problem is told here. */
export function AuthFrame({ signIn, title, text, backTo, head, tone = "mindle", children }: AuthFrameProps) {
  const { problem } = signIn;
  const { t } = useTranslation("auth");
  const { Component, hasFailed, open, preload } = useLazyOverlay(loadProblemDialog);

  // Preloaded, because one of the problems is to be offline.
  useEffect(() => whenIdle(() => void preload()), [preload]);
  useEffect(() => {
    if (problem !== undefined) void open();
  }, [problem, open]);

  return (
    <Page tone={tone} top={<Header back={backTo} />}>
      <div className={styles.main}>
        {head ?? (
          <header className={styles.head}>
            <MascotArt pose="waving" size={132} />
            <h1>{title}</h1>
            <p className={styles.text}>{text}</p>
          </header>
        )}
        {children}
        {hasFailed && problem !== undefined && <p role="alert">{t(`problems.${problem}`)}</p>}
      </div>
      {Component !== undefined && <Component problem={problem} onClose={signIn.dismiss} />}
    </Page>
  );
}
