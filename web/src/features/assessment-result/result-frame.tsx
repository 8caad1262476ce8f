import { type ReactNode, useLayoutEffect } from "react";
import { Header } from "../../shell/header.tsx";
import { focusHeading, Page } from "../../ui/layout/page.tsx";
import type { Tone } from "../../ui/tone.ts";
import styles from "./result.module.css";

interface ResultFrameProps {
  readonly tone?: Tone;
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
