import { helplinesOfKind } from "@mindle/domain/safety/help-lines-of-kind";
import type { Ref } from "react";
import { useHelplinesIn } from "../../../platform/safety/helplines.ts";
import { useContentPage, useTexts } from "../../page-context.ts";
import { CallList } from "../../parts/call-list.tsx";
import { StageHeading } from "../../parts/stages/stages.tsx";
import { TEXTS } from "./texts.ts";
import styles from "./two-readings.module.css";

interface FarAwayProps {
  readonly heading?: Ref<HTMLParagraphElement> | undefined;
  /** False where the numbers are shown above. */
  readonly hasNumbers?: boolean;
}

/** How to get out of the way of harm, and whom to call. */
export function FarAway({ heading, hasNumbers = true }: FarAwayProps) {
  const texts = useTexts(TEXTS);
  return (
    <div className={styles.leave} role="status">
      <StageHeading of={heading}>{texts.leave}</StageHeading>
      <ul className={styles.steps}>
        {texts.leaving.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {hasNumbers && <EmergencyLines />}
    </div>
  );
}

/** How many numbers are shown: emergency services. */
const LINES = 2;

/** Numbers to call where someone might be hurt. */
export function EmergencyLines() {
  const { language } = useContentPage();
  const lines = helplinesOfKind({ kind: "danger", now: true }, useHelplinesIn(language));
  return <CallList lines={lines.slice(0, LINES)} />;
}
