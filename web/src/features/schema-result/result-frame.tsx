import type { ReactNode } from "react";
import { BackLink } from "../../shell/back-link.tsx";
import { ScreenTools } from "../../shell/screen-tools.tsx";
import { Page } from "../../ui/page.tsx";
import type { Tone } from "../../ui/tone.ts";
import { TopBar } from "../../ui/top-bar.tsx";
import styles from "./result.module.css";

interface ResultFrameProps {
  readonly tone?: Tone;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** What every state of the result page stands in. */
export function ResultFrame({ tone = "mindle", wide = false, children }: ResultFrameProps) {
  return (
    <Page
      tone={tone}
      wide={wide}
      top={
        <div className={styles.top}>
          <TopBar start={<BackLink to="/" />} end={<ScreenTools />} />
        </div>
      }
    >
      {children}
    </Page>
  );
}
