import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from "react";
import { whenIdle } from "../../platform/when-idle.ts";
import { Header } from "../../shell/header.tsx";
import { CharacterArt } from "../../ui/characters/character-art.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./auth.module.css";
import type { Entrance } from "./use-entrance.ts";

/** Arrives after the page, together with the dialog library: without a connection, which it tells of, it could not. */
const ProblemDialog = lazy(() => import("./problem-dialog.tsx"));

interface AuthFrameProps {
  readonly entrance: Entrance;
  readonly title: string;
  readonly text: string;
  readonly backTo: string;
  readonly children: ReactNode;
}

/** What surrounds every page of signing in; a problem is told here. */
export function AuthFrame({ entrance, title, text, backTo, children }: AuthFrameProps) {
  const { problem } = entrance;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setQuiet(true))), []);
  return (
    <Page tone="mindle" top={<Header back={backTo} />}>
      <div className={styles.main}>
        <header className={styles.head}>
          <CharacterArt character="Mindle" pose="waving" size={132} />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </header>
        {children}
      </div>
      {(isQuiet || problem !== undefined) && (
        <Suspense>
          <ProblemDialog problem={problem} onClose={entrance.dismiss} />
        </Suspense>
      )}
    </Page>
  );
}
