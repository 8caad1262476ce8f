import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CONTACT_EMAIL } from "./contact.ts";
import styles from "./landing.module.css";

export function LandingFooter() {
  const { t } = useTranslation("landing");
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav className={styles.links} aria-label={t("footer.label")}>
          <Link to="/help">{t("footer.help")}</Link>
          <a href={`mailto:${CONTACT_EMAIL}`}>{t("footer.contact")}</a>
        </nav>
        <p className={styles.small}>{t("footer.note")}</p>
      </div>
    </footer>
  );
}
