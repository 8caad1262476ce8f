import { useTranslation } from "react-i18next";
import { useIsFlagged } from "../../../platform/safety/flag.ts";
import type { Ending } from "../endings/ending-of.ts";
import styles from "./schedule-finished.module.css";
import { useSessionTexts } from "./use-session-texts.ts";

interface ScheduleFinishedProps {
  readonly ending: Ending;
  /** How many steps were finished today, with this one. */
  readonly stepsToday: number;
}

/** Says that a step, or with it a session or all of them, was just finished. After a help card nothing is celebrated. */
export function ScheduleFinished({ ending: { kind, step, isLater }, stepsToday }: ScheduleFinishedProps) {
  const { t } = useTranslation("program-schedule");
  const texts = useSessionTexts();
  if (useIsFlagged()) return null;
  const ofStep = isLater ? "later" : stepsToday > 1 ? "enough" : "step";
  return (
    <div className={styles.moment} role="status">
      <svg className={styles.seed} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21v-9M12 12 7 8.4M12 12 9.2 6M12 12V5M12 12l2.8-6M12 12l5-3.6" />
      </svg>
      <p className={styles.text}>
        {kind === "session" ? texts.finished(step.session) : t(`finished.${kind === "step" ? ofStep : kind}`)}
      </p>
    </div>
  );
}
