import type { ReactNode } from "react";
import { Header } from "../../shell/header.tsx";
import { Page } from "../../ui/page.tsx";
import type { Tone } from "../../ui/tone.ts";
import styles from "./result.module.css";

interface ResultFrameProps {
  readonly tone?: Tone;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Frame of all states of the result page. */
export function ResultFrame({ tone = "mindle", wide = false, children }: ResultFrameProps) {
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
