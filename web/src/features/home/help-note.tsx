import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/controls/button.tsx";
import styles from "./note.module.css";

/** In the place of what is recommended, for those who needed help within the last days. */
export function HelpNote() {
  const { t } = useTranslation(["home", "common"]);
  return (
    <section className={styles.help}>
      <p>{t("helpNote")}</p>
      <LinkButton to="/help" variant="secondary" block>
        {t("common:getHelp")}
      </LinkButton>
    </section>
  );
}
