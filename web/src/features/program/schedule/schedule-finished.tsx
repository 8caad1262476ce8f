import { useTranslation } from "react-i18next";
import { useIsFlagged } from "../../../platform/safety/flag.ts";
import styles from "./schedule-finished.module.css";

/** Says that a step, or with it a session, was just finished. After a help card nothing is celebrated. */
export function ScheduleFinished({ isSessionDone }: { readonly isSessionDone: boolean }) {
  const { t } = useTranslation("program-schedule");
  if (useIsFlagged()) return null;
  return (
    <div className={styles.moment} role="status">
      <svg className={styles.seed} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21v-9M12 12 7 8.4M12 12 9.2 6M12 12V5M12 12l2.8-6M12 12l5-3.6" />
      </svg>
      <p className={styles.text}>{t(isSessionDone ? "finished.session" : "finished.step")}</p>
    </div>
  );
}
