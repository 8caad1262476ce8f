import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWaiting } from "../../platform/browser/shown.ts";
import styles from "./logging-in.module.css";

/** Fast answers of Auth show no dialog, in milliseconds. */
const DIALOG_DELAY_MS = 300;

/** Says that Auth is being asked, after a moment. What is already there of the page can be used meanwhile. */
export function LoggingIn() {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useWaiting();
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DIALOG_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className={styles.backdrop}>
      <div role="dialog" aria-busy="true" aria-labelledby="logging-in" className={styles.dialog}>
        <span className={styles.spinner} aria-hidden="true" />
        <p id="logging-in" role="status">
          {t("loggingIn")}
        </p>
      </div>
    </div>
  );
}
