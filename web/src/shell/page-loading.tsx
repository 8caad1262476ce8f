import { useTranslation } from "react-i18next";
import styles from "./shell.module.css";

/** Loading indicator of a page; fades in after a moment, so that fast pages do not flicker. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <p className={styles.loading} role="status">
      <span className={styles.loadingDot} aria-hidden="true" />
      {t("loading")}
    </p>
  );
}
