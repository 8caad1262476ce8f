import { useTranslation } from "react-i18next";
import { CONTENT_ID } from "../ui/layout/page.tsx";
import styles from "./shell.module.css";

/** Skip link: the first tab stop. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href={`#${CONTENT_ID}`}>
      {t("skipToContent")}
    </a>
  );
}
