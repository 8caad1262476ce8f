import { useTranslation } from "react-i18next";
import { Header } from "../../shell/header.tsx";
import shell from "../../shell/shell.module.css";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { MascotArt } from "../../ui/pictures/characters/mindle.tsx";
import styles from "./space.module.css";

/** Empty placeholder page. */
export default function SpacePage() {
  const { t } = useTranslation(["space", "common"]);
  return (
    <Page tone="mindle" top={<Header back="/" />}>
      <div className={shell.message}>
        <MascotArt pose="done" size={200} />
        <h1 className={styles.title}>{t("common:titles.space")}</h1>
        <p className={styles.text}>{t("text")}</p>
        <LinkButton to="/" variant="quiet">
          {t("home")}
        </LinkButton>
      </div>
    </Page>
  );
}
