import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page.module.css";
import { type Tone, ToneContext } from "./tone.ts";

/** Id of a page's main part, for the link that skips to it. */
export const CONTENT_ID = "content";

interface PageProps {
  readonly tone: Tone;
  /** Above the main part: the TopBar. */
  readonly top?: ReactNode;
  /** Below the main part. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
  /** Sections set their own width; otherwise everything stands in one column of 520 px. */
  readonly wide?: boolean;
  /** `paper` where cards and sections bring the colour; the tone's tint otherwise. */
  readonly ground?: "tint" | "paper";
}

/** A whole screen in one tone. */
export function Page({ tone, top, bottom, children, wide = false, ground = "tint" }: PageProps) {
  return (
    <ToneContext value={tone}>
      <div className={classNames(styles.page, ground === "tint" && styles.tinted)} data-tone={tone}>
        {top}
        <main id={CONTENT_ID} tabIndex={-1} className={wide ? styles.wide : styles.column}>
          {children}
        </main>
        {bottom}
      </div>
    </ToneContext>
  );
}
