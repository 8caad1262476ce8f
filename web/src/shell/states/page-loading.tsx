import { useTranslation } from "react-i18next";
import { useWaiting } from "../../platform/browser/shown.ts";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import styles from "../shell.module.css";

/** Loading indicator of a page; fades in after a moment, so that fast pages do not flicker. */
export function PageLoading() {
  const { t } = useTranslation();
  useWaiting();
  return (
    <p className={styles.loading} role="status">
      <span className={styles.loadingDot} aria-hidden="true" />
      {t("loading")}
    </p>
  );
}

/** Says over the present page that the next one is on its way; fades in after a moment, as {@link PageLoading} does. */
export function PageComing() {
  const { t } = useTranslation();
  return (
    <p className={styles.coming} role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
    </p>
  );
}
