import { useTranslation } from "react-i18next";
import styles from "./result.module.css";

/** Notice that a result is no diagnosis. */
export function About() {
  const { t } = useTranslation("schema-result");
  const { t: common } = useTranslation();
  return (
    <>
      <p>{t("about")}</p>
      <p className={styles.aside}>{t("emergency", { help: common("getHelp") })}</p>
    </>
  );
}
