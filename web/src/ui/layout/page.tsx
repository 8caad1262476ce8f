import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type PageTone, ToneContext } from "../tone.ts";
import styles from "./page.module.css";

/** Id of the main element, target of the skip link. */
export const CONTENT_ID = "content";

interface PageProps {
  readonly tone: PageTone;
  /** Above the main element: the TopBar. */
  readonly top?: ReactNode;
  /** Below the main element. */
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
  /** Sections set their own width; otherwise content is one column of 520 px. */
  readonly wide?: boolean;
  /** `paper` for pages whose sections have backgrounds of their own. */
  readonly background?: "tint" | "paper";
}

/** Layout of a screen in one tone. */
export function Page({ tone, top, bottom, children, wide = false, background = "tint" }: PageProps) {
  return (
    <ToneContext value={tone}>
      <div className={classNames(styles.page, background === "tint" && styles.tinted)} data-tone={tone}>
        {top}
        <main id={CONTENT_ID} tabIndex={-1} className={wide ? styles.wide : styles.column}>
          {children}
        </main>
        {bottom}
      </div>
    </ToneContext>
  );
}

/** Moves the focus to the heading of the page. */
export function focusHeading(): void {
  const shown = [...document.querySelectorAll<HTMLElement>("main h1")].find(isDrawn);
  const heading = shown ?? document.querySelector<HTMLElement>("main");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Pages of a step before and after the one that is shown are in the document, too. */
function isDrawn(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
