import { TERMS } from "@mindle/domain/policy/terms";
import { CONTACT_EMAIL } from "@mindle/domain/product";
import { useTranslation } from "react-i18next";
import { Link } from "../ui/controls/link.tsx";
import { LanguageSwitchApart } from "./language-switch.tsx";
import styles from "./site-footer.module.css";

/** Footer of public pages: about us, policies, contact, help. */
export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={t("footer.label")}>
          <ul className={styles.links}>
            <li>
              <Link to="/about-us">{t("titles.aboutUs")}</Link>
            </li>
            <li>
              <Link to="/about-us/ESG">{t("titles.esg")}</Link>
            </li>
            <li>
              <Link to="/policy/usage">{t("titles.usage")}</Link>
            </li>
            <li>
              <Link to="/policy/privacy">{t("titles.privacy")}</Link>
            </li>
            <li>
              <a href={`mailto:${CONTACT_EMAIL}`}>{t("footer.contact")}</a>
            </li>
            <li>
              <Link to="/help">{t("getHelp")}</Link>
            </li>
          </ul>
        </nav>
        <LanguageSwitchApart />
        <p className={styles.note}>{t("footer.note", { age: TERMS.minimumAge })}</p>
      </div>
    </footer>
  );
}
