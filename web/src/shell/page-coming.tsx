import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import styles from "./shell.module.css";

/** Says over the present page that the next one is on its way; fades in after a moment, as {@link PageLoading} does. */
export function PageComing() {
  const { t } = useTranslation();
  return (
    <p className={styles.coming} role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
    </p>
  );
}
