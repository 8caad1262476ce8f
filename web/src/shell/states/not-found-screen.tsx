import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import { Header } from "../header.tsx";
import styles from "../shell.module.css";

/** Shown for unknown paths, and by pages for an unknown id in theirs. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Page tone="mindle" top={<Header />}>
      <div className={styles.message}>
        <MascotArt pose="worried" size={180} />
        <h1>{t("notFound.title")}</h1>
        <p className={styles.messageText}>{t("notFound.text")}</p>
        <LinkButton to="/" variant="primary">
          {t("notFound.home")}
        </LinkButton>
      </div>
    </Page>
  );
}
