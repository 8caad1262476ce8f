import { useTranslation } from "react-i18next";
import { Header } from "../../shell/header.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import styles from "./delete-account.module.css";

/** Shown once the account is deleted. */
export function AccountDeleted() {
  const { t } = useTranslation("mypage-delete");
  return (
    <Page tone="mindle" background="paper" top={<Header account={false} />}>
      <div className={styles.centered} role="status">
        <MascotArt pose="done" size={200} />
        <h1>{t("deleted.title")}</h1>
        <p>{t("deleted.text")}</p>
        <p className={styles.quiet}>{t("deleted.wish")}</p>
        <LinkButton to="/" variant="secondary">
          {t("deleted.home")}
        </LinkButton>
      </div>
    </Page>
  );
}
